import { limits } from "#studio/document/limits.ts";
import type { Context } from "hono";
import { readColour } from "#scripts/shared/colours/readColour.ts";
import { isObject } from "#contract/isObject.ts";
import { isLanguage } from "#contract/pageLanguage.ts";
import type { NewBrandRequest } from "#studio/document/NewBrand.ts";
import { fontsIn } from "#studio/document/editedFonts.ts";
import type { LeftOutField } from "#studio/document/RefusedField.ts";
import { imageKinds } from "#studio/document/imageKinds.ts";
import { type ChangedTexts, documentKinds, fileKinds } from "#studio/document/StudioDocument.ts";
import { environmentOf } from "../brands/brandsWithValue.ts";
import type { AskedValue } from "../brands/decidingValue.ts";
import type { StudioEnv } from "../StudioEnv.ts";
import { badRequest, Refusal } from "../Refusal.ts";

type ApiContext = Context<StudioEnv>;

const isText = (value: unknown): value is string => typeof value === "string";
const isShortText = (value: unknown): value is string => isText(value) && value.length <= 200;

async function objectOf(c: ApiContext): Promise<Record<string, unknown>> {
  const body: unknown = await c.req.json().catch(() => undefined);
  if (!isObject(body)) throw badRequest("body");
  return body;
}

function revisionIn({ revision }: Record<string, unknown>): number {
  if (!Number.isInteger(revision)) throw badRequest("revision");
  return Number(revision);
}

/** The revision that a request is based on. @throws Refusal */
export async function revisionOf(c: ApiContext): Promise<number> {
  return revisionIn(await objectOf(c));
}

/** The revision to save, and the fields of it that are not saved. @throws Refusal */
export async function saveOf(
  c: ApiContext,
): Promise<{ readonly revision: number; readonly without: readonly LeftOutField[] }> {
  const body = await objectOf(c);
  const { without = [] } = body;
  if (!Array.isArray(without) || without.length > 1000) throw badRequest("without");
  return { revision: revisionIn(body), without: without.map(leftOutIn) };
}

function leftOutIn(field: unknown): LeftOutField {
  const { file, path } = isObject(field) ? field : {};
  const isPath = (value: unknown): value is (string | number)[] =>
    Array.isArray(value) && value.every((step) => typeof step === "string" || typeof step === "number");
  if (!isText(file) || !isPath(path)) throw badRequest("without");
  return { file, path };
}

interface SentEdit {
  /** The revision that the texts are based on. */
  readonly revision: number;
  readonly texts: ChangedTexts;
  /** The steps of undo and redo; left out when they are those that were sent last. */
  readonly steps?: string;
}

/** The changed texts of a document. @throws Refusal */
function textsIn({ texts }: Record<string, unknown>): ChangedTexts {
  if (!isObject(texts)) throw badRequest("texts");
  const sent = documentKinds.flatMap((kind) => {
    const text = texts[kind];
    if (text === undefined) return [];
    if (!isText(text)) throw badRequest("texts");
    if (text.length > (kind === "fonts" ? limits.fonts : limits.file)) throw new Refusal("too-large");
    return [[kind, text] as const];
  });
  const { fonts } = texts;
  if (isText(fonts) && fontsIn(fonts) === undefined) throw badRequest("texts");
  return Object.fromEntries(sent);
}

/** Texts that are tried. @throws Refusal */
export const offeredTextsOf = async (c: ApiContext): Promise<ChangedTexts> => textsIn(await objectOf(c));

/** An edit. @throws Refusal */
export async function editOf(c: ApiContext): Promise<SentEdit> {
  const body = await objectOf(c);
  const { steps } = body;
  if (steps !== undefined && !isText(steps)) throw badRequest("steps");
  if (steps !== undefined && steps.length > limits.file) throw new Refusal("too-large");
  return { revision: revisionIn(body), texts: textsIn(body), ...(steps === undefined ? {} : { steps }) };
}

/** The file that is offered as an image or a font: base64, since a file is bytes until it was checked. */
export async function offeredBytes(c: ApiContext): Promise<Uint8Array> {
  const { data } = await objectOf(c);
  if (typeof data !== "string" || !/^[A-Za-z0-9+/]*={0,2}$/.test(data)) throw badRequest("data");
  return Buffer.from(data, "base64");
}

/** What a new brand starts with. Whether its id can be one is decided later. @throws Refusal */
export async function newBrandOf(c: ApiContext): Promise<NewBrandRequest> {
  const { id, name, from, colour, logo } = await objectOf(c);
  if (!isShortText(id) || !isShortText(from)) throw badRequest("id");
  if (!isShortText(name) || name.trim() === "") throw badRequest("name");
  if (colour !== undefined && (!isShortText(colour) || readColour(colour) === undefined)) throw badRequest("colour");
  if (logo !== undefined && (!isText(logo) || logo.length > limits.file)) throw badRequest("logo");
  const chosen = { ...(colour === undefined ? {} : { colour }), ...(logo === undefined ? {} : { logo }) };
  return { id, name: name.trim(), from, ...chosen };
}

/** The path of a field, from the query of a request. @throws Refusal */
export function fieldPathOf(c: Context): string[] {
  const path: unknown = ((text) => {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  })(c.req.query("path") ?? "");
  if (!Array.isArray(path)) throw badRequest("path");
  return path.map(String);
}

/** The field, or the image, that a request asks about. @throws Refusal */
export function askedValueOf(c: Context): AskedValue {
  const kind = [...fileKinds, ...imageKinds].find((each) => each === c.req.query("kind"));
  if (kind === undefined) throw badRequest("kind");
  const [environment, language] = [environmentOf(c.req.query("environment")), c.req.query("language")];
  return { kind, path: fieldPathOf(c), environment, language: isLanguage(language) ? language : undefined };
}
