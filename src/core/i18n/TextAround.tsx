import type { ReactNode } from "react";

interface TextAroundProps {
  /** The portal's text, given what to write in the place of `children`. */
  readonly text: (place: string) => string;
  readonly children: ReactNode;
}

/** No text has this character. */
const place = "\uFFFC";

/** A text of the portal with an element inside it, for example a name that the back end has written. */
export function TextAround({ text, children }: TextAroundProps) {
  const [before, after] = text(place).split(place);
  return (
    <span>
      {before}
      {children}
      {after}
    </span>
  );
}
