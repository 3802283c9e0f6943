import { hash } from "node:crypto";
import { isLocalHost } from "#contract/hosts/localHost.ts";
import type { EffectiveDescriptor, PublicDescriptor } from "#contract/descriptor/descriptorSchema.ts";
import { type EnvironmentName, environmentNames } from "#contract/descriptor/environmentNames.ts";
import type { Brand } from "#scripts/brands/loadBrands.ts";

/** A value that identifies a brand. */
export interface BrandFact {
  readonly brand: string;
  readonly kind: "id" | "name" | "host" | "number" | "text" | "colour" | "image" | "font" | "build-only field";
  /** As written in the descriptor, the theme or the image. */
  readonly value: string;
}

/** Shorter texts are ordinary words, such as the label of a link. */
const shortestText = 16;
/** The first characters of an SVG outline: enough to identify an image. */
const outlineLength = 40;

/** What facts are read from: a brand's descriptor, or as much of it as its finished folder has. */
export interface FactSource {
  readonly id: string;
  readonly hostnames: Brand["hostnames"];
  /** By environment. */
  readonly effective: Readonly<
    Record<EnvironmentName, PublicDescriptor & Partial<Pick<EffectiveDescriptor, BuildOnly>>>
  >;
  /** What is published in each of its languages. The first is its own, whose values are above too. */
  readonly languages: readonly unknown[];
}

type BuildOnly = Exclude<keyof EffectiveDescriptor, keyof PublicDescriptor>;

// By name, not by the schema: to build it takes longer than the rest of a check of finished folders.
const buildOnlyKeys: Readonly<Record<BuildOnly, true>> = {
  id: true,
  notes: true,
  owner: true,
  theme: true,
  assets: true,
  security: true,
  sharesFactsWith: true,
  languages: true,
};

/** Every string in a value, without keys. */
export function stringsIn(value: unknown): string[] {
  const found: string[] = [];
  const visit = (each: unknown): void => {
    if (typeof each === "string") found.push(each);
    else if (typeof each === "object" && each !== null) for (const child of Object.values(each)) visit(child);
  };
  visit(value);
  return found;
}

const isUrl = (value: string) => /^https?:\/\//i.test(value);

function hostOf(value: string): string | undefined {
  if (isUrl(value)) return URL.parse(value)?.hostname;
  return /^[^\s@]+@([\w.-]+)$/.exec(value)?.[1] ?? /^(?:[\w-]+\.)+[a-z]{2,}$/i.exec(value)?.[0];
}

function* factsOfValues(values: Iterable<string>): Generator<Omit<BrandFact, "brand">> {
  for (const value of values) {
    const host = hostOf(value);
    if (host !== undefined) {
      if (!isLocalHost(host)) yield { kind: "host", value: host };
    } else if (/^\d{8,9}$/.test(value)) yield { kind: "number", value };
    else if (value.length >= shortestText && !value.startsWith("/")) yield { kind: "text", value };
  }
}

/** Outlines in an SVG file. A regular expression is enough: the file has passed the SVG check of validate. */
function* outlines(svg: string): Generator<string> {
  for (const [, outline = ""] of svg.matchAll(/\s(?:d|points)\s*=\s*["']([^"']+)["']/g)) {
    if (outline.length >= outlineLength) yield outline.slice(0, outlineLength);
  }
}

/**
 * What no other brand's folder may contain: id, name, hosts, numbers, texts, colours and images (spec: brands-5).
 * @param css the brand's theme as CSS
 * @param images the brand's SVG files, as text
 */
export function brandFacts(brand: FactSource, css: string, images: readonly string[]): BrandFact[] {
  const effective = environmentNames.map((name) => brand.effective[name]);
  // The contact for weaknesses is published beside the page.
  const published = effective.flatMap((one): unknown[] => [
    ...Object.entries(one).flatMap(([key, value]) => (key in buildOnlyKeys ? [] : [value])),
    one.security,
  ]);
  published.push(...brand.languages.slice(1));
  // Most environments have most values in common.
  const publicValues = new Set(stringsIn([...new Set(published)]));
  const buildOnly = effective.flatMap(({ notes, owner }) => [notes, owner]).filter((value) => value !== undefined);
  const found: Omit<BrandFact, "brand">[] = [
    { kind: "id", value: brand.id },
    ...[...new Set(effective.map(({ name }) => name))].map((value) => ({ kind: "name" as const, value })),
    ...Object.values(brand.hostnames)
      .flat()
      .map((value) => ({ kind: "host" as const, value })),
    ...factsOfValues(publicValues),
    ...coloursIn(css).map((value) => ({ kind: "colour" as const, value })),
    ...images.flatMap((svg) => [...outlines(svg)]).map((value) => ({ kind: "image" as const, value })),
    ...buildOnly.map((value) => ({ kind: "build-only field" as const, value })),
  ];
  const seen = new Set<string>();
  return found
    .filter(({ value }) => !seen.has(value.toLowerCase()) && seen.add(value.toLowerCase()))
    .map((fact) => ({ brand: brand.id, ...fact }));
}

/** A font of a brand's own as it is published. */
export interface OwnFontFiles {
  readonly family: string;
  /** Its WOFF2 files. */
  readonly files: readonly Uint8Array[];
}

/** The digest of a font file: what is compared of it, since it has no text. */
export const fontDigest = (bytes: Uint8Array): string => hash("sha256", bytes);

/**
 * What no other brand's folder may contain of a brand's own fonts: their names and files (spec: brands-30). Shared code
 * is not searched for them: a name may be an ordinary word.
 */
export const fontFacts = (brand: string, fonts: readonly OwnFontFiles[]): BrandFact[] =>
  fonts.flatMap(({ family, files }) =>
    [family, ...files.map(fontDigest)].map((value) => ({ brand, kind: "font" as const, value })),
  );

const colour = /#[0-9a-f]{6}\b/gi;

/** Colours of a stylesheet that identify a brand: not black, white or pure grey. */
function coloursIn(css: string): string[] {
  const all = css.match(colour) ?? [];
  return [...new Set(all.map((hex) => hex.toLowerCase()))].filter((hex) => !/^#(..)\1\1$/.test(hex));
}
