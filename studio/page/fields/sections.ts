import { environments } from "#studio/document/StudioDocument.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { text } from "../texts.ts";

/** A section of the form. */
export interface Section {
  readonly id: string;
  readonly title: string;
  /** What the form shows of the files, in this order. A part of a field may be in another section. */
  readonly fields: readonly FieldPlace[];
  /** Fields that a panel above the others shows (`sectionPanels.ts`). */
  readonly inPanels?: readonly FieldPlace[];
}

/** Fields of the descriptor: names with dots between them. */
const descriptor = (...fields: string[]): FieldPlace[] =>
  fields.map((field) => ({ kind: "descriptor", path: field.split(".") }));

/** Groups of the theme. */
const theme = (...groups: string[]): FieldPlace[] => groups.map((group) => ({ kind: "theme", path: [group] }));

/** The sections, in a brand manager's words. Every field of both files is in one of them. */
export const sections: readonly Section[] = [
  {
    id: "identity",
    title: text("section.identity"),
    fields: [
      ...descriptor("name", "logo", "theme"),
      ...theme("$description"),
      ...descriptor("owner", "notes", "languages", "sharesFactsWith", "id"),
    ],
    inPanels: descriptor("assets"),
  },
  {
    id: "look",
    title: text("section.look"),
    fields: [
      { kind: "theme", path: ["$extensions", "portal.variants"] },
      ...theme("radius", "border", "size", "shadow"),
    ],
    inPanels: [...theme("color", "palette"), { kind: "dark", path: ["color"] }, { kind: "more", path: ["color"] }],
  },
  {
    id: "fonts",
    title: text("section.fonts"),
    fields: theme("font"),
    inPanels: [
      { kind: "theme", path: ["font", "heading"] },
      { kind: "theme", path: ["font", "body"] },
    ],
  },
  { id: "contact", title: text("section.contact"), fields: descriptor("footer", "security", "notices") },
  { id: "rights", title: text("section.rights"), fields: descriptor("rights") },
  {
    id: "login",
    title: text("section.login"),
    fields: descriptor(
      "login",
      "logout",
      "urls.login",
      "urls.timeout",
      "allowedHosts",
      "frameAncestors",
      "nativeBridge",
    ),
  },
  {
    id: "consent",
    title: text("section.consent"),
    fields: descriptor("dataController", "cookieConsent", "analytics", "errorReporting"),
  },
  {
    id: "partner",
    title: text("section.partner"),
    fields: descriptor("partnerAgreements", "urls.partnerDetail", "urls.partnerInbox", "profile"),
  },
  {
    id: "texts",
    title: text("section.texts"),
    fields: descriptor("marketing.campaigns", "marketing", "faq", "otherInsurance", "texts"),
  },
  {
    id: "purchase",
    title: text("section.purchase"),
    fields: descriptor("features", "purchase", "recommendations", "cards", "marketSource"),
  },
  {
    id: "addresses",
    title: text("section.addresses"),
    fields: [
      ...descriptor("urls"),
      ...environments.map((name): FieldPlace => ({ kind: "descriptor", path: ["environments", name, "hostnames"] })),
    ],
  },
];
