import { imageField, type ImageKind, imageKinds } from "#studio/document/imageKinds.ts";
import type { DocumentTexts, StudioDocument } from "#studio/document/StudioDocument.ts";
import { removeValue } from "#scripts/shared/text/jsonc/removeValue.ts";
import { type NamesAt, setValue } from "#scripts/shared/text/jsonc/setValue.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { fieldsAt } from "../fields/schemaNodes.ts";
import { useForm } from "../form/FormContext.tsx";
import type { EditState } from "../session/editState.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";

/** An image of the brand, as the form has it now. */
export interface BrandImage {
  /** Its field in the descriptor. */
  readonly place: FieldPlace;
  /** The file that the brand names. */
  readonly named: string | undefined;
  /** Whether that is another file than the document's. */
  readonly isOther: boolean;
  /** The value in the brand's own layer, and the inherited value. */
  readonly own: unknown;
  readonly inherited: unknown;
  /** The image; `""`: none. */
  readonly svg: string;
  readonly isUnsaved: boolean;
  /** The document with another image in its place. */
  readonly withSvg: (texts: DocumentTexts, svg: string) => DocumentTexts;
  readonly remove: () => void;
  /** Puts the saved image back, or removes an image that was not there. */
  readonly takeBack: () => void;
}

const usedFiles = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(usedFiles);

/** An image of the form's brand, with the edits of it. */
export function useImage(
  kind: ImageKind,
  { session, schemas }: OpenedBrand,
  { document, history }: EditState,
): BrandImage {
  const { form } = useForm();
  const place: FieldPlace = { kind: "descriptor", path: imageField(kind) };
  const { paths } = document;
  const { value, own, inherited } = form.stateOf(place);
  const named = typeof value === "string" ? value : undefined;
  const text = history.texts[kind] ?? "";
  const savedSvg = document.saved[kind] ?? "";
  const namesAt: NamesAt = (path) => [...fieldsAt(schemas.descriptor, path).keys()];
  const withSvg: BrandImage["withSvg"] = (texts, svg) => withImage(texts, { paths, kind, svg, named, namesAt });
  const remove = (): void => {
    const used = usedFiles(form.stateOf({ kind: "descriptor", path: ["assets"] }).value);
    const others = used.filter((file, index) => file !== named || used.indexOf(file) !== index);
    const inheritedFile = typeof inherited === "string" ? [inherited] : [];
    session.edit(withoutImage(session.get().history.texts, paths, kind, [...others, ...inheritedFile]));
  };
  return {
    place,
    named,
    isOther: named !== undefined && named !== fileNameOf(paths, kind),
    own,
    inherited,
    svg: named === undefined ? "" : text,
    isUnsaved: text !== savedSvg,
    withSvg,
    remove,
    takeBack: () => (savedSvg === "" ? remove() : session.edit(withSvg(session.get().history.texts, savedSvg))),
  };
}

type Paths = StudioDocument["paths"];

/** The name of the file that an image has. */
const fileNameOf = (paths: Paths, kind: ImageKind): string => (paths[kind] ?? "").split("/").at(-1) ?? "";

/** The images that have the same file: a brand can name one file as its logo and its icon. */
const sameFile = (paths: Paths, kind: ImageKind): ImageKind[] =>
  imageKinds.filter((each) => paths[each] === paths[kind]);

const withTexts = (texts: DocumentTexts, kinds: readonly ImageKind[], svg: string): DocumentTexts => ({
  ...texts,
  ...Object.fromEntries(kinds.map((each) => [each, svg])),
});

/**
 * The document with another image. Images with the same file are replaced with it.
 * @param named the file that the brand names now; another one is replaced by the name of the document's file
 */
function withImage(texts: DocumentTexts, { paths, kind, svg, named, namesAt }: WithImage): DocumentTexts {
  const name = fileNameOf(paths, kind);
  const next = withTexts(texts, sameFile(paths, kind), svg);
  return named === name ? next : { ...next, descriptor: setValue(texts.descriptor, imageField(kind), name, namesAt) };
}

interface WithImage {
  readonly paths: Paths;
  readonly kind: ImageKind;
  readonly svg: string;
  readonly named: string | undefined;
  readonly namesAt: NamesAt;
}

/**
 * The document without an image that it need not have. Its file goes too, unless it is also another image or an
 * inherited one.
 * @param used file names that are still in use
 */
function withoutImage(
  texts: DocumentTexts,
  paths: Paths,
  kind: ImageKind,
  used: readonly (string | undefined)[],
): DocumentTexts {
  const descriptor = removeValue(texts.descriptor, imageField(kind));
  const isUsed = used.includes(fileNameOf(paths, kind));
  return { ...(isUsed ? texts : withTexts(texts, [kind], "")), descriptor };
}
