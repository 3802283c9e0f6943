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
import { isObject } from "#contract/isObject.ts";
import { valueAt } from "#contract/valueAt.ts";
import { parseJson } from "#scripts/text/jsonc/readTree.ts";
import { removeValue } from "#scripts/text/jsonc/removeValue.ts";
import type { EditState } from "../session/editState.ts";
import { useServerAnswer } from "../session/useServerAnswer.ts";
import { studioApi } from "../studioApi.ts";
import { text } from "../texts.ts";

/** What somebody has chosen so far. */
interface Chosen {
  readonly files: readonly DesignerFile[];
  readonly answers: LookAnswers;
  /** The roles whose kept answer no longer counts. */
  readonly askedAgain: readonly string[];
  /** Files that were not added, in sentences. */
  readonly problems: readonly string[];
}

const nothing: Chosen = { files: [], answers: {}, askedAgain: [], problems: [] };

/** Larger files are not sent. */
const mostBytes = 1_000_000;

/** What the server has said, and whether that is about the files, answers and texts of now. */
export type LookState =
  | { readonly status: "failed" | "loading" }
  | { readonly status: "here"; readonly offered: OfferedLook; readonly isCurrent: boolean };

/** The import of a designer's files, up to the edit. */
export interface LookImport extends Omit<Chosen, "askedAgain"> {
  /** The answers of this import, and those that the brand's folder keeps of earlier ones. */
  readonly allAnswers: LookAnswers;
  readonly state: LookState;
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly remove: (name: string) => void;
  readonly setScheme: (name: string, scheme: DesignerScheme | undefined) => void;
  readonly answer: (answers: LookAnswers) => void;
  readonly askAgain: (role: string) => void;
  readonly clear: () => void;
}

/** The answers in the text of their file. */
function answersIn(look: string): LookAnswers {
  const roles = valueAt(parseJson(look).value, ["roles"]);
  const all = isObject(roles) ? Object.entries(roles) : [];
  return Object.fromEntries(
    all.flatMap(([role, token]) => (typeof token === "string" || token === null ? [[role, token] as const] : [])),
  );
}

/** The answers of earlier imports that still count, as the text of their file. Without any, there is no file. */
function keptText(look: string, askedAgain: readonly string[]): string {
  const kept = askedAgain.reduce((text, role) => removeValue(text, ["roles", role]), look);
  return kept === look || Object.keys(answersIn(kept)).length > 0 ? kept : "";
}

/** The texts that an import reads; images and fonts are not sent. */
const sentTexts = (
  { descriptor, theme, resolver, dark, more, look }: DocumentTexts,
  askedAgain: readonly string[],
): DocumentTexts => ({
  descriptor,
  theme,
  ...(resolver === undefined ? {} : { resolver }),
  ...(dark === undefined ? {} : { dark }),
  ...(more === undefined ? {} : { more }),
  ...(look === undefined ? {} : { look: keptText(look, askedAgain) }),
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

/** What the server offers. An answer that no longer counts goes from its file, also when no other takes its place. */
function withoutAskedAgain(offered: OfferedLook, { look }: DocumentTexts, before: DocumentTexts): OfferedLook {
  if (offered.status !== "read" || look === undefined || look === before.look) return offered;
  return { ...offered, texts: { look, ...offered.texts } };
}

/** Reads a designer's files for a brand, and asks the server again at each answer. Nothing is edited here. */
export function useLook({ document, history }: EditState): LookImport {
  const [chosen, setChosen] = useState(nothing);
  const { files, answers, askedAgain } = chosen;
  const request = useMemo<LookRequest>(
    () => ({ texts: sentTexts(history.texts, askedAgain), files, answers }),
    [history.texts, files, answers, askedAgain],
  );
  const key = useMemo(() => (files.length === 0 ? undefined : JSON.stringify(request)), [request, files.length]);
  const answer = useServerAnswer(key, async (signal) =>
    withoutAskedAgain(await studioApi.look(document.id, request, signal), request.texts, history.texts),
  );
  const state: LookState =
    answer.status === "here"
      ? { status: "here", offered: answer.value, isCurrent: answer.isCurrent }
      : { status: answer.status };
  const { look = "" } = request.texts;
  const kept = useMemo(() => answersIn(look), [look]);
  return {
    ...chosen,
    allAnswers: { ...kept, ...answers },
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
      setChosen({ ...chosen, answers: others, askedAgain: [...askedAgain, role] });
    },
    clear: () => setChosen(nothing),
  };
}
