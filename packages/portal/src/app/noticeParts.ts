export { LeafNotifications, notify } from '@leaf/ui';
