import { galleryBase } from "#contract/gallery/galleryBase.ts";
import { isLanguage, type Language, languages } from "#contract/pageLanguage.ts";
import { isSamePage } from "#studio/document/company/PagePart.ts";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import { contrasts, firstContext, schemes, type ShownContext } from "#studio/document/ShownContext.ts";
import { instantOf } from "#studio/document/osloTime.ts";
import { type AddressChanges, readAddress } from "../../address.ts";
import { statesOf } from "../scenes/sceneGroups.ts";

export const channels = ["nettbank", "mobilbank", "direkte"] as const;
/** Where the customer comes from. */
export type Channel = (typeof channels)[number];

export const comparisons = ["none", "phone", "desk", "saved", "scheme", ...languages] as const;
/** What is beside the portal: another width, the texts that are saved, the other scheme, or another language. */
export type PreviewComparison = (typeof comparisons)[number];

/** What the preview shows. It is kept in the address. */
export interface PreviewView extends ShownContext {
  /** Path of the portal. */
  readonly path: string;
  /** Id of a state; `""`: nothing unusual. */
  readonly state: string;
  /** Id of a customer; `""`: not logged in. */
  readonly customer: string;
  readonly channel: Channel;
  /** Width of the portal's window in px; undefined: as wide as there is room. */
  readonly width: number | undefined;
  readonly comparison: PreviewComparison;
  readonly isLarge: boolean;
  /** Date and time in Norway, as `2026-12-01T12:00`; undefined: the present. */
  readonly day: string | undefined;
}

/** Widths in px that a window of the portal can have. */
export const widthLimits = { least: 320, most: 1920 } as const;

export const withinWidths = (width: number): number =>
  Math.round(Math.min(Math.max(width, widthLimits.least), widthLimits.most));

/** Whether an entry of the gallery is shown instead of a page of the portal. */
export const isOfGallery = ({ path }: Pick<PreviewView, "path">): boolean => path.startsWith(galleryBase);

/** How the portal is shown first. */
export const usualLook = {
  comparison: "none",
  contrast: "normal",
  isLarge: false,
} as const satisfies Partial<PreviewView>;

/** The view as it is first. */
const firstView = (choices: PreviewChoices): PreviewView => ({
  path: choices.pages[0]?.path ?? "",
  state: "",
  customer: choices.customers[0]?.id ?? "",
  channel: "nettbank",
  width: undefined,
  day: undefined,
  ...firstContext,
  ...usualLook,
});

/** The view of a brand that has light alone. What was chosen stays for the next one. */
export const inLight = (view: PreviewView): PreviewView => ({
  ...view,
  scheme: "light",
  comparison: view.comparison === "scheme" ? "none" : view.comparison,
});

/**
 * The view with another language beside the portal, if the brand has one. Beside the language that is compared, its own.
 * @param all the languages of the brand, its own first
 */
export function besideLanguage(view: PreviewView, all: readonly Language[], shown: Language): PreviewView {
  const { comparison } = view;
  if (!isLanguage(comparison)) return view;
  const wanted = comparison === shown ? all.find((language) => language !== shown) : comparison;
  return { ...view, comparison: all.find((language) => language === wanted) ?? "none" };
}

/** The view after a choice: with a page that has the state, and the customer whom the state needs. */
export function chosen(choices: PreviewChoices, view: PreviewView, change: Partial<PreviewView>): PreviewView {
  const next = { ...view, ...change };
  const page = choices.pages.find(({ path }) => path === next.path);
  const states = statesOf(choices, page);
  const state = states.find(({ id }) => id === next.state) ?? (page?.needsState === true ? states[0] : undefined);
  const isLeaving = change.path !== undefined && change.customer === undefined;
  const usual = firstView(choices).customer;
  const customer = page?.isLoggedOut === true ? "" : next.customer === "" && isLeaving ? usual : next.customer;
  return {
    ...next,
    state: state?.id ?? "",
    // Another customer does not see what the state is about.
    customer: change.customer === undefined ? (state?.customer ?? customer) : change.customer,
  };
}

/** The path of a place without its query. */
export const pageOf = (path: string): string => path.split(/[?#]/)[0] ?? "";

/**
 * The view after the visitor has gone to another page in the portal; undefined where the page is the same or unknown, or
 * where showing it would begin another visit: with another state, or another customer.
 * @param at where the visitor is
 */
export function followed(choices: PreviewChoices, view: PreviewView, at: string): PreviewView | undefined {
  const page = choices.pages.find(({ path }) => isSamePage(path, pageOf(at)));
  if (page === undefined || isOfGallery(view) || isSamePage(page.path, view.path)) return undefined;
  const next = chosen(choices, view, { path: page.path });
  return next.state === view.state && next.customer === view.customer ? next : undefined;
}

const parameters = {
  path: "side",
  state: "tilstand",
  customer: "kunde",
  channel: "vei",
  width: "bredde",
  comparison: "ved",
  isLarge: "stor",
  day: "dag",
  scheme: "utseende",
  contrast: "kontrast",
} as const;

/** The view of an address. What is not known is as it is first. @param search left out: of the address of the page */
export function readView(choices: PreviewChoices, search?: string): PreviewView {
  const address = readAddress(search);
  const first = firstView(choices);
  const read = (name: keyof typeof parameters): string | undefined => address[parameters[name]];
  const width = Number(read("width"));
  const customer = read("customer");
  const day = read("day") ?? "";
  const isKnown = customer === "" || choices.customers.some(({ id }) => id === customer);
  return {
    path: choices.pages.find(({ path }) => path === read("path"))?.path ?? first.path,
    state: choices.states.find(({ id }) => id === read("state"))?.id ?? "",
    customer: customer !== undefined && isKnown ? customer : first.customer,
    channel: channels.find((channel) => channel === read("channel")) ?? first.channel,
    width: width > 0 ? withinWidths(width) : undefined,
    comparison: comparisons.find((comparison) => comparison === read("comparison")) ?? "none",
    isLarge: read("isLarge") === "1",
    day: instantOf(day) === undefined ? undefined : day,
    scheme: schemes.find((scheme) => scheme === read("scheme")) ?? first.scheme,
    contrast: contrasts.find((contrast) => contrast === read("contrast")) ?? first.contrast,
  };
}

/** What an address has of a view: what is as it is first is left out. */
export function viewInAddress(choices: PreviewChoices, view: PreviewView): AddressChanges {
  const first = firstView(choices);
  const names = Object.keys(parameters) as (keyof typeof parameters)[];
  return Object.fromEntries(
    names.map((name) => {
      const value = view[name];
      const isLeftOut = value === first[name] || value === undefined;
      return [parameters[name], isLeftOut ? undefined : value === true ? "1" : String(value)];
    }),
  );
}
