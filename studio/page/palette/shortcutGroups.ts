import { commandNames, commandTitles, keysOfCommand } from "../commands/commandTitles.ts";
import { text } from "../texts.ts";

/** What keys do, in a part of the studio. */
interface ShortcutGroup {
  readonly title: string;
  readonly rows: readonly { readonly does: string; readonly keys: readonly string[] }[];
}

const enter = text("key.Enter");
const escape = text("key.Escape");

/** Every shortcut: those of commands, then the keys of parts that have the focus. */
export const shortcutGroups = (): readonly ShortcutGroup[] => [
  {
    title: text("shortcuts.everywhere"),
    rows: commandNames
      .map((name) => ({ does: commandTitles[name], keys: keysOfCommand(name) }))
      .filter(({ keys }) => keys.length > 0),
  },
  {
    title: text("shortcuts.inPortal"),
    rows: [
      { does: text("shortcuts.toPart"), keys: ["Tab"] },
      { does: text("shortcuts.pickPart"), keys: [enter] },
      { does: text("shortcuts.editPart"), keys: ["F2"] },
      { does: text("shortcuts.keepText"), keys: [enter] },
      { does: text("shortcuts.takeBackText"), keys: [escape] },
      { does: text("shortcuts.endPicking"), keys: [escape] },
    ],
  },
  {
    title: text("shortcuts.inLists"),
    rows: [
      { does: text("shortcuts.inOptions"), keys: ["↓", "↑"] },
      { does: text("shortcuts.far"), keys: ["Page Down", "Page Up"] },
      { does: text("shortcuts.choose"), keys: [enter] },
      { does: text("shortcuts.edge"), keys: ["←", "→", "↑", "↓"] },
      { does: text("shortcuts.edgeFar"), keys: ["Shift+←", "Shift+→"] },
    ],
  },
  {
    title: text("shortcuts.inText"),
    rows: [
      { does: text("shortcuts.suggest"), keys: [`Ctrl+${text("key.Space")}`] },
      { does: text("shortcuts.find"), keys: ["Mod+F"] },
      { does: text("shortcuts.leave"), keys: ["Tab"] },
    ],
  },
];
