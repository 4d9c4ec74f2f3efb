export { dismissNotice, LeafNotifications, notify } from '@leaf/ui';
