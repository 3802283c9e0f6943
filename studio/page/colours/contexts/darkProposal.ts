import { darkContext } from "#studio/document/ShownContext.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import { withDark } from "./contextEdits.ts";
import { readInContext } from "../contextView.ts";
import { readTheme } from "../readTheme.ts";

/** What the roles of a theme draw, for reading many of them at once. */
const roleGroups = ["surfaces", "text", "actions", "messages", "accents"] as const;
type RoleGroup = (typeof roleGroups)[number];

const patterns: readonly (readonly [RoleGroup, RegExp])[] = [
  ["messages", /^(?:on)?(?:info|success|warning|error)/i],
  ["accents", /^(?:illustration|accent|onAccent|heroAccent|navBadge|onNavBadge)/],
  ["actions", /^(?:on)?action|^(?:border|focus|headerBorder)/i],
  ["text", /^(?:on|text|heading|link|footerLink|navActive)/],
];

/** The group of a role such as `onAction`. What is neither text, control nor message is a surface. */
const roleGroupOf = (role: string): RoleGroup => patterns.find(([, pattern]) => pattern.test(role))?.[0] ?? "surfaces";

/** A role in light and in dark, as CSS. */
export interface ProposedRole {
  readonly role: string;
  readonly light: string;
  readonly dark: string;
}

/** The roles of a group: those that keep their colour in dark, and those that get another. */
export interface ProposedGroup {
  readonly group: RoleGroup;
  readonly kept: readonly ProposedRole[];
  readonly moved: readonly ProposedRole[];
}

/** The dark that would be built for a brand with light alone, by group; none while its theme cannot be read. */
export function darkProposal(texts: DocumentTexts): readonly ProposedGroup[] {
  const light = readTheme(texts.theme);
  const dark = readInContext(withDark(texts), darkContext);
  if (light === undefined || dark === undefined) return [];
  const all = light.roles.map(({ name, css }): ProposedRole => ({
    role: name,
    light: css,
    dark: dark.roles.find((role) => role.name === name)?.css ?? css,
  }));
  const groups = roleGroups.map((group) => {
    const own = all.filter(({ role }) => roleGroupOf(role) === group);
    const isKept = (each: ProposedRole) => each.light === each.dark;
    return { group, kept: own.filter((each) => isKept(each)), moved: own.filter((each) => !isKept(each)) };
  });
  return groups.filter(({ kept, moved }) => kept.length + moved.length > 0);
}
