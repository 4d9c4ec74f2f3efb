import { serveDifferences } from '@leaf/ui/differences';

serveDifferences();
