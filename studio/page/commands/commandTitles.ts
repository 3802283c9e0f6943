import { isShortcut, keysOf } from "#studio/document/shortcuts.ts";
import { text } from "../texts.ts";

/** A width of the preview, with the name that its device has there. */
const widthTitle = (device: "desktop" | "phone" | "tablet", width: number): string =>
  text("command.width.device", { device: text(`preview.device.${device}`).toLowerCase(), width });

/**
 * Every command of the studio by its name, in the order of the palette. A page offers those that it has
 * (`useCommands.ts`). Those with a shortcut have its name (`studio/document/shortcuts.ts`).
 */
export const commandTitles = {
  palette: text("command.palette"),
  shortcuts: text("command.shortcuts"),
  undo: text("edit.undo"),
  redo: text("edit.redo"),
  save: text("changes.save"),
  changes: text("edit.changes"),
  comment: text("command.comment"),
  findings: text("command.findings"),
  calendar: text("command.calendar"),
  pick: text("preview.pick"),
  today: text("command.today"),
  before: text("command.before"),
  scheme: text("command.scheme"),
  contrast: text("command.contrast"),
  "width.fit": text("command.width.fit"),
  "width.360": widthTitle("phone", 360),
  "width.680": widthTitle("tablet", 680),
  "width.1200": widthTitle("desktop", 1200),
  "width.1600": text("command.width", { width: 1600 }),
  largeText: text("command.largeText"),
  "environment.all": text("command.environment", { name: text("environment.all") }),
  "environment.Production": text("command.environment", { name: text("environment.Production") }),
  "environment.QA": text("command.environment", { name: text("environment.QA") }),
  "environment.Dev": text("command.environment", { name: text("environment.Dev") }),
  "environment.Test": text("command.environment", { name: text("environment.Test") }),
  "language.nb": text("command.language", { name: text("language.nb") }),
  "language.nn": text("command.language", { name: text("language.nn") }),
  "language.en": text("command.language", { name: text("language.en") }),
} as const satisfies Readonly<Record<string, string>>;

/** The name of a command. */
export type CommandName = keyof typeof commandTitles;

export const commandNames = Object.keys(commandTitles) as readonly CommandName[];

/** The keys of a command, the usual ones first; empty when it has none. */
export const keysOfCommand = (name: CommandName): readonly string[] => (isShortcut(name) ? keysOf(name) : []);
