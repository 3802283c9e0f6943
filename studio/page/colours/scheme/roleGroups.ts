/** What the roles of a theme draw, for reading many of them at once. */
export const roleGroups = ["surfaces", "text", "actions", "messages", "accents"] as const;
export type RoleGroup = (typeof roleGroups)[number];

const patterns: readonly (readonly [RoleGroup, RegExp])[] = [
  ["messages", /^(?:on)?(?:info|success|warning|error)/i],
  ["accents", /^(?:illustration|accent|onAccent|heroAccent|navBadge|onNavBadge)/],
  ["actions", /^(?:on)?action|^(?:border|focus|headerBorder)/i],
  ["text", /^(?:on|text|heading|link|footerLink|navActive)/],
];

/** The group of a role such as `onAction`. What is neither text, control nor message is a surface. */
export const roleGroupOf = (role: string): RoleGroup =>
  patterns.find(([, pattern]) => pattern.test(role))?.[0] ?? "surfaces";
