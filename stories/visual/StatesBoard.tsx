import { type AnyStory, storyPicture } from '../catalogue/storyPicture.tsx';
import classes from './StatesBoard.module.css';

/** Every state of a component with its name, in one picture. */
export function StatesBoard({ stories }: { stories: readonly (readonly [string, AnyStory])[] }) {
  return (
    <div className={classes.board}>
      {stories.map(([name, story]) => {
        const Picture = storyPicture(story);
        return (
          <section key={name} className={classes.state}>
            <h2 className={classes.name}>{name}</h2>
            <div className={classes.frame}>
              <Picture />
            </div>
          </section>
        );
      })}
    </div>
  );
}
