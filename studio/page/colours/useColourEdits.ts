import { useRef } from "react";
import type { EditManner } from "#studio/document/history.ts";
import type { EditSession } from "../session/createEditSession.ts";
import { withColours, withTokenValue } from "./colourEdits.ts";

/** How the colours of a theme are changed: each is an edit of its text. */
export interface ColourEdits {
  /** Gives a token a colour, as CSS. */
  readonly setColour: (token: string, css: string, manner?: EditManner) => void;
  /** Gives several tokens theirs, undone together. */
  readonly setColours: (colours: ReadonlyMap<string, string>) => void;
  /** Lets a role take the colour of a token of the palette. */
  readonly refer: (role: string, token: string) => void;
}

/** The edits of a session's theme. */
export function colourEdits(session: EditSession): ColourEdits {
  const edit = (change: (text: string) => string, manner?: EditManner): void => {
    const { texts } = session.get().history;
    session.edit({ ...texts, theme: change(texts.theme) }, manner);
  };
  return {
    setColour: (token, css, manner) => edit((text) => withColours(text, new Map([[token, css]])), manner),
    setColours: (colours) => edit((text) => withColours(text, colours)),
    refer: (role, token) => edit((text) => withTokenValue(text, `color.${role}`, `{${token}}`)),
  };
}

let lastGesture = 0;

/**
 * Joins the changes of one drag, or of one visit to the browser's colour picker, to one step of undo. Keys on a slider
 * are joined as typing is.
 */
export function useGesture(): {
  readonly begin: () => void;
  readonly end: () => void;
  readonly manner: () => EditManner;
} {
  const gesture = useRef<number>(undefined);
  return {
    begin: () => {
      lastGesture += 1;
      gesture.current = lastGesture;
    },
    end: () => {
      gesture.current = undefined;
    },
    manner: () => (gesture.current === undefined ? "typing" : { gesture: gesture.current }),
  };
}
