import { useMemo, useState } from "react";
import {
  type DesignerFile,
  type DesignerScheme,
  type LookAnswers,
  type LookRequest,
  mostDesignerFiles,
  type OfferedLook,
} from "#studio/document/OfferedLook.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import type { EditState } from "../session/editState.ts";
import { useServerAnswer } from "../session/useServerAnswer.ts";
import { studioApi } from "../studioApi.ts";
import { text } from "../texts.ts";

/** What somebody has chosen so far. */
interface Chosen {
  readonly files: readonly DesignerFile[];
  readonly answers: LookAnswers;
  /** Files that were not added, in sentences. */
  readonly problems: readonly string[];
}

const nothing: Chosen = { files: [], answers: {}, problems: [] };

/** Larger files are not sent. */
const mostBytes = 1_000_000;

/** What the server has said, and whether that is about the files, answers and texts of now. */
export type LookState =
  | { readonly status: "failed" | "loading" }
  | { readonly status: "here"; readonly offered: OfferedLook; readonly isCurrent: boolean };

/** The import of a designer's files, up to the edit. */
export interface LookImport extends Chosen {
  readonly state: LookState;
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly remove: (name: string) => void;
  readonly setScheme: (name: string, scheme: DesignerScheme | undefined) => void;
  readonly answer: (answers: LookAnswers) => void;
  readonly askAgain: (role: string) => void;
  readonly clear: () => void;
}

/** The texts that an import reads; images and fonts are not sent. */
const sentTexts = ({ descriptor, theme, resolver, dark, more, look }: DocumentTexts): DocumentTexts => ({
  descriptor,
  theme,
  ...(resolver === undefined ? {} : { resolver }),
  ...(dark === undefined ? {} : { dark }),
  ...(more === undefined ? {} : { more }),
  ...(look === undefined ? {} : { look }),
});

/** The files that are small enough, read; and what adding them makes of the choice. */
async function readFiles(added: readonly File[]): Promise<(before: Chosen) => Chosen> {
  const fitting = added.filter(({ size }) => size <= mostBytes);
  const tooLarge = added
    .filter(({ size }) => size > mostBytes)
    .map(({ name, size }) => text("look.tooLarge", { file: name, size: Math.round(size / 1000) }));
  const read = await Promise.all(fitting.map(async (file) => ({ name: file.name, text: await file.text() })));
  return (before) => {
    // A file with the same name is a newer one.
    const files = [...before.files.filter(({ name }) => !read.some((each) => each.name === name)), ...read];
    const tooMany = files.length > mostDesignerFiles ? [text("look.tooMany", { most: mostDesignerFiles })] : [];
    return { ...before, files: files.slice(0, mostDesignerFiles), problems: [...tooLarge, ...tooMany] };
  };
}

/** Reads a designer's files for a brand, and asks the server again at each answer. Nothing is edited here. */
export function useLook({ document, history }: EditState): LookImport {
  const [chosen, setChosen] = useState(nothing);
  const { files, answers } = chosen;
  const request = useMemo<LookRequest>(
    () => ({ texts: sentTexts(history.texts), files, answers }),
    [history.texts, files, answers],
  );
  const key = useMemo(() => (files.length === 0 ? undefined : JSON.stringify(request)), [request, files.length]);
  const answer = useServerAnswer(key, async (signal) => ({
    request,
    offered: await studioApi.look(document.id, request, signal),
  }));
  const state: LookState =
    answer.status === "here"
      ? { status: "here", offered: answer.value.offered, isCurrent: answer.value.request === request }
      : { status: answer.status };
  return {
    ...chosen,
    state,
    add: async (added) => setChosen(await readFiles(added)),
    remove: (name) => setChosen({ ...chosen, files: files.filter((file) => file.name !== name), problems: [] }),
    setScheme: (name, scheme) =>
      setChosen({
        ...chosen,
        files: files.map(({ scheme: before, ...file }) => {
          const own = file.name === name ? scheme : before;
          return own === undefined ? file : { ...file, scheme: own };
        }),
      }),
    answer: (given) => setChosen({ ...chosen, answers: { ...answers, ...given } }),
    askAgain: (role) => {
      const { [role]: _, ...others } = answers;
      setChosen({ ...chosen, answers: others });
    },
    clear: () => setChosen(nothing),
  };
}
