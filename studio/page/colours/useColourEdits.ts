import { useRef } from "react";
import type { EditManner } from "#studio/document/history.ts";
import type { DocumentTexts, TakenOverKind } from "#studio/document/StudioDocument.ts";
import { withBuilt, withTakenOver } from "./contexts/contextEdits.ts";
import type { EditSession } from "../session/createEditSession.ts";
import { withColours, withTokenName, withTokenValue } from "#scripts/shared/colours/themeEdits.ts";

/** How the colours of a theme are changed: each is an edit of its text. */
export interface ColourEdits {
  /** Gives a token a colour, as CSS. */
  readonly setColour: (token: string, css: string, manner?: EditManner) => void;
  /** Gives a colour of the palette a name; `""`: it is called by its key again. */
  readonly setName: (token: string, name: string) => void;
  /** Lets a role take the colour of a token of the palette. */
  readonly refer: (role: string, token: string) => void;
  /** In a context that is built: lets the colour of a token be built again. */
  readonly build: (token: string) => void;
}

/** The edits of a session's theme in light with normal contrast, or of the colours that are taken over for a context. */
export function colourEdits(session: EditSession, kind: TakenOverKind | "theme" = "theme"): ColourEdits {
  const edit = (change: (texts: DocumentTexts) => DocumentTexts, manner?: EditManner): void =>
    session.edit(change(session.get().history.texts), manner);
  const put = (colours: ReadonlyMap<string, string>, manner?: EditManner): void =>
    edit(
      (texts) =>
        kind === "theme"
          ? { ...texts, theme: withColours(texts.theme, colours) }
          : withTakenOver(texts, session.get().document.paths, kind, colours),
      manner,
    );
  return {
    setColour: (token, css, manner) => put(new Map([[token, css]]), manner),
    setName: (token, name) => edit((texts) => ({ ...texts, theme: withTokenName(texts.theme, token, name) }), "typing"),
    refer: (role, token) =>
      edit((texts) => ({ ...texts, theme: withTokenValue(texts.theme, `color.${role}`, `{${token}}`) })),
    build: (token) => edit((texts) => (kind === "theme" ? texts : withBuilt(texts, kind, token))),
  };
}

/**
 * Joins the changes of one drag, or of one visit to the browser's colour picker, to one step of undo. Keys on a slider
 * are joined as typing is.
 */
export function useGesture(): {
  readonly begin: () => void;
  readonly end: () => void;
  readonly manner: () => EditManner;
} {
  const gesture = useRef<symbol>(undefined);
  return {
    begin: () => {
      gesture.current = Symbol("gesture");
    },
    end: () => {
      gesture.current = undefined;
    },
    manner: () => (gesture.current === undefined ? "typing" : { gesture: gesture.current }),
  };
}
