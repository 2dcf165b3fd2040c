import { classNames } from "#app/design/ui/class-names.ts";
import { Icon } from "#app/design/ui/icon.tsx";
import { Button } from "./button.tsx";
import * as styles from "./pause-button.module.css";

type PauseButtonProps = {
  readonly paused: boolean;
  readonly onToggle: () => void;
  readonly words: { readonly pause: string; readonly play: string; readonly what: string };
  readonly className?: string | undefined;
};

/** Stops or resumes an automatic animation. Hidden under reduced motion and without script, where nothing moves. */
export function PauseButton({ paused, onToggle, words, className }: PauseButtonProps) {
  return (
    <Button variant="quiet" size="sm" className={classNames(styles.pauseButton, className)} onClick={onToggle}>
      <Icon name={paused ? "play" : "pause"} size="s" />
      <span>
        {paused ? words.play : words.pause}
        <span className="sr"> {words.what}</span>
      </span>
    </Button>
  );
}
