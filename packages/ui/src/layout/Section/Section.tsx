import { type ReactNode, useId } from 'react';
import classes from './Section.module.css';

export type SectionProps = {
  /** The heading of the section. */
  title?: string;
  /** Level of the title. Default 2. */
  level?: 2 | 3;
  /** A sentence below the heading. */
  description?: ReactNode;
  /** Content to the right of the title. */
  actions?: ReactNode;
  /** Red border for destructive actions. */
  danger?: boolean;
  /** The content extends to the edges, for tables. */
  flush?: boolean;
  /** The content of the section. */
  children?: ReactNode;
};

/** A surface with a border and a title. */
export function Section({
  title,
  level = 2,
  description,
  actions,
  danger = false,
  flush = false,
  children,
}: SectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      className={classes.section}
      data-danger={danger || undefined}
      aria-labelledby={title ? id : undefined}
    >
      {(title || actions) && (
        <div className={classes.head}>
          <div className={classes.heading}>
            {title && (
              <Heading id={id} className={classes.title}>
                {title}
              </Heading>
            )}
            {description && <div className={classes.description}>{description}</div>}
          </div>
          {actions && <div className={`${classes.actions} leaf-wrapping`}>{actions}</div>}
        </div>
      )}
      {children && <div className={flush ? classes.flush : classes.body}>{children}</div>}
    </section>
  );
}
