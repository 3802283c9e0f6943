import type { Finding } from "#scripts/findings/Finding.ts";
import { inWords } from "#scripts/findings/inWords.ts";
import type { Drafts, OpenWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { validateWorkspace } from "#scripts/checks/validateBrands.ts";
import type { PortalText } from "#scripts/leaks/PortalText.ts";
import { darkContext, type ShownContext } from "#studio/document/ShownContext.ts";
import { imageKinds } from "#studio/document/imageKinds.ts";
import {
  documentKinds,
  type DocumentTexts,
  type FileKind,
  fileKinds,
  isImage,
  type StudioFinding,
} from "#studio/document/StudioDocument.ts";
import { onePerPair } from "./onePerPair.ts";
import { plainWording } from "./plainWording.ts";
import { seenFindings, type SeesBrand } from "./seenBrands.ts";

/** What is read instead of the files of a brand. */
export const draftsOf = (paths: DocumentTexts, texts: DocumentTexts): Drafts =>
  new Map(
    documentKinds.flatMap((kind) => {
      const [path, text] = [paths[kind], texts[kind]];
      // The base has no theme. A file of a theme that has no text does not exist, whatever the disk has; a folder without
      // fonts is one. In the folder of a brand, a draft is a file that is there.
      const isNothing = path === "" || ((isImage(kind) || kind === "look") && text === "");
      return path === undefined || text === undefined || isNothing ? [] : [[path, text] as const];
    }),
  );

const contexts: Readonly<Record<string, ShownContext>> = {
  dark: darkContext,
  more: { scheme: "light", contrast: "more" },
  darkMore: { scheme: "dark", contrast: "more" },
};

/** The context that a finding is about; undefined for light with normal contrast, and for what is not about a theme. */
function contextOf({ values }: Finding): ShownContext | undefined {
  const named = "context" in values ? values.context : undefined;
  return typeof named === "string" ? contexts[named] : undefined;
}

/** The file of the document that does not have a text which another one has. */
function missingIn({ code, values }: Finding, paths: DocumentTexts): FileKind | undefined {
  if (code !== "missing-translation" || !("file" in values)) return undefined;
  return fileKinds.find((kind) => paths[kind] === values.file);
}

/** A finding in bokmål, with the file of the document that has it. */
export function studioFinding(finding: Finding, paths: DocumentTexts): StudioFinding {
  const { file, line, column, length, code, level, message, expected } = inWords(finding, "nb");
  const kind = fileKinds.find((each) => paths[each] === file);
  const image = imageKinds.find((each) => paths[each] === file);
  const fonts = paths.fonts === undefined ? undefined : `${paths.fonts}/`;
  const font = fonts !== undefined && file.startsWith(fonts) ? file.slice(fonts.length).split("/")[0] : undefined;
  const plain = plainWording(finding);
  const context = contextOf(finding);
  const lacks = missingIn(finding, paths);
  const isPlain = plain.message === message && plain.expected === expected;
  return {
    file,
    line,
    column,
    length,
    code,
    level,
    message,
    ...(kind === undefined ? {} : { kind }),
    ...(context === undefined ? {} : { context }),
    ...(lacks === undefined ? {} : { missingIn: lacks }),
    ...(image === undefined ? {} : { image }),
    ...(font === undefined ? {} : { font }),
    ...(expected === undefined ? {} : { expected }),
    ...(isPlain ? {} : { plain }),
    ...(finding.fix === undefined ? {} : { fix: finding.fix }),
  };
}

/** Everything that is found in a folder. */
export interface CheckedFolder {
  readonly workspace: OpenWorkspace;
  readonly findings: readonly Finding[];
}

/**
 * Checks a folder as `npm run validate` does. All of it is checked, since a value can be wrong because another brand
 * has it: what somebody may see of the findings is decided afterwards (`seenFindings`).
 */
export async function checkFolder(workspace: OpenWorkspace, portal: PortalText | undefined): Promise<CheckedFolder> {
  const { findings, crashes } = await validateWorkspace(workspace, { portal });
  const [crash] = crashes;
  if (crash !== undefined) throw new Error(`The check "${crash.rule}" failed: ${crash.message}`);
  return { workspace, findings };
}

/** The findings that concern one brand, in bokmål: in its own files, and in those that all brands share. */
export function findingsOf(
  { workspace, findings }: CheckedFolder,
  { id, paths }: { readonly id: string; readonly paths: DocumentTexts },
  sees: SeesBrand,
): StudioFinding[] {
  const isOwn = (file: string): boolean =>
    file.startsWith(`tenants/${id}/`) ||
    fileKinds.some((kind) => paths[kind] === file) ||
    /^tenants\/[^/]+$/.test(file);
  return seenFindings(workspace, findings, sees)
    .filter(({ file }) => isOwn(file))
    .flatMap(onePerPair)
    .map((finding) => studioFinding(finding, paths));
}
