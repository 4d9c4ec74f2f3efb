import styles from '../packages/ui/src/styles.css?inline';

/**
 * The sheet below all others, as in the packages. A build would load it after those of the components that the preview
 * itself uses, and Mantine's buttons would win over theirs.
 */
const sheet = document.createElement('style');
sheet.textContent = styles;
document.head.prepend(sheet);
