import { type ReactNode, useEffect, useRef, useState } from "react";
import { whenNear } from "./behavior/when-near.ts";
import { classNames } from "./class-names.ts";
import { cssVariables } from "./css-variables.ts";
import { Icon } from "./icon.tsx";
import * as styles from "./picture.module.css";

type PictureProps = {
  readonly src: string;
  /** Empty for decoration. */
  readonly alt: string;
  /** Of the file, in pixels, to reserve its space. */
  readonly width: number;
  readonly height: number;
  /** For the first picture of a page: fetched at once, before the others. */
  readonly priority?: boolean;
  /** Instead of 'Image unavailable', such as a person's initials. */
  readonly fallback?: ReactNode;
  readonly className?: string | undefined;
};

/** A new source remounts the picture, so that it starts again with its placeholder. */
export function Picture(props: PictureProps) {
  return <PictureFrame key={props.src} {...props} />;
}

type PictureState = "waiting" | "loading" | "loaded" | "failed";

function PictureFrame({ fallback, className, ...picture }: PictureProps) {
  const { width, height, alt, priority = false } = picture;
  const frame = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<PictureState>(priority ? "loading" : "waiting");

  useEffect(() => {
    if (state !== "waiting" || !frame.current) return;
    return whenNear(frame.current, "50px", () => setState("loading"));
  }, [state]);

  return (
    <span
      ref={frame}
      className={classNames(styles.picture, className)}
      data-state={state}
      style={cssVariables({ "--width": width, "--height": height })}
    >
      {(state === "waiting" || state === "loading") && <span className="pulse script-only" aria-hidden="true" />}
      {state === "failed" && (fallback ?? <Unavailable alt={alt} />)}
      {(state === "loading" || state === "loaded") && <PictureImage {...picture} onSettled={setState} />}
      {/* Native lazy loading starts thousands of pixels away instead of 50, so it is used without script only. */}
      {!priority && (
        <noscript>
          <PictureImage {...picture} />
        </noscript>
      )}
    </span>
  );
}

type PictureImageProps = Omit<PictureProps, "fallback" | "className"> & {
  readonly onSettled?: (state: "loaded" | "failed") => void;
};

function PictureImage({ priority = false, onSettled, ...attributes }: PictureImageProps) {
  const image = useRef<HTMLImageElement>(null);

  // A prerendered picture can load or fail before hydration.
  useEffect(() => {
    if (!onSettled || !image.current?.complete) return;
    image.current.decode().then(
      () => onSettled("loaded"),
      () => onSettled("failed"),
    );
  }, [onSettled]);

  return (
    // biome-ignore lint/a11y/useAltText: alt is among the attributes and required
    <img
      ref={image}
      {...attributes}
      loading={priority ? "eager" : undefined}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      onLoad={() => onSettled?.("loaded")}
      onError={() => onSettled?.("failed")}
    />
  );
}

function Unavailable({ alt }: { readonly alt: string }) {
  return (
    <span className={styles.unavailable}>
      <Icon name="image-off" size="l" />
      <span>
        Image unavailable
        {alt && <span className="sr">: {alt}</span>}
      </span>
    </span>
  );
}
