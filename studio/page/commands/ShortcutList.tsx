import { useId } from "react";
import styled from "styled-components";
import { DialogHead } from "#ui/overlay/DialogHead.tsx";
import { Modal } from "#ui/overlay/Modal.tsx";
import { useStore } from "#ui/store/useStore.ts";
import { theme } from "#ui/theme/theme.ts";
import { Keys } from "./Keys.tsx";
import { companyPlace } from "../companyPlace.ts";
import { Check } from "../parts/Check.tsx";
import { text } from "../texts.ts";
import { commandNames, commandTitles, keysOfCommand } from "./commandTitles.ts";
import { useWorkshop } from "../state/useWorkshop.ts";

/** All shortcuts, by the part of the studio that has them. */
export function ShortcutList({ onClose }: { readonly onClose: () => void }) {
  const { setSignKey, signKey } = useWorkshop();
  const id = useId();
  const isOn = useStore(signKey);
  return (
    <List aria-labelledby={id} closesOutside dismiss={onClose}>
      <DialogHead id={id} onClose={onClose}>
        {text("shortcuts.title")}
      </DialogHead>
      <Groups>
        {shortcutGroups().map(({ title, rows }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {rows.map(({ does, keys }) => (
                <div key={does}>
                  <dt>{does}</dt>
                  <dd>
                    <Keys of={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Groups>
      <Check label={text("shortcuts.sign")} checked={isOn} onChange={() => setSignKey(!isOn)} />
    </List>
  );
}

/** What keys do, in a part of the studio. */
interface ShortcutGroup {
  readonly title: string;
  readonly rows: readonly { readonly does: string; readonly keys: readonly string[] }[];
}

const enter = text("key.Enter");
const escape = text("key.Escape");

/** Every shortcut: those of commands, then the keys of parts that have the focus. */
const shortcutGroups = (): readonly ShortcutGroup[] => [
  {
    title: text("shortcuts.everywhere"),
    rows: commandNames
      .filter((name) => name !== "comment" || typeof companyPlace()?.proposal === "number")
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
];

const List = styled(Modal)`
  &[data-shape="box"] {
    width: min(100% - 2rem, 56rem);
  }
`;

const Groups = styled.div`
  columns: 20rem;
  column-gap: 3rem;
  margin-block-end: 1rem;

  & > section {
    break-inside: avoid;
    margin-block-end: 1.5rem;
  }

  & h3 {
    margin-block-end: 0.25rem;
    font-size: ${theme.font.sizeMd};
  }

  & dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1rem;
    padding-block: 0.3125rem;
    border-block-end: 1px solid ${theme.color.border};
    font-size: ${theme.font.sizeSm};
  }

  & dd {
    margin: 0 0 0 auto;
  }
`;
