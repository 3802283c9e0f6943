/// <reference types="vite/client" />
import styled from "styled-components";
import { Icon } from "#ui/graphics/Icon.tsx";
import { carIcon, houseIcon } from "#ui/graphics/icons/insuranceIcons.ts";
import { externalIcon, infoIcon } from "#ui/graphics/icons/interfaceIcons.ts";
import { theme } from "#ui/theme/theme.ts";
import { propsOf } from "#ui/graphics/Icon.tsx?props";
import type { GalleryEntry } from "../../GalleryEntry.ts";

const modules = import.meta.glob<Readonly<Record<string, string>>>("../../../src/ui/graphics/icons/*/*.ts", {
  eager: true,
});

/** The icons of one folder, by the name of their file. */
const iconsIn = (folder: string) =>
  Object.fromEntries(
    Object.entries(modules)
      .filter(([path]) => path.includes(`/${folder}/`))
      .flatMap(([, module]) => Object.entries(module)),
  );

interface SheetProps {
  readonly paths: Readonly<Record<string, string>>;
  readonly size?: "small" | "large";
}

function Sheet({ paths, size }: SheetProps) {
  return (
    <Tiles>
      {Object.entries(paths).map(([name, path]) => (
        <li key={name}>
          <Icon path={path} size={size} />
          <span>{name}</span>
        </li>
      ))}
    </Tiles>
  );
}

const Tiles = styled.ul.attrs({ role: "list" })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  gap: ${theme.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    justify-items: center;
    gap: 0.25rem;
    font-size: ${theme.font.sizeXs};
    overflow-wrap: anywhere;
    text-align: center;
  }
`;

export const entry: GalleryEntry = {
  id: "ikoner",
  title: "Ikoner",
  group: "Byggeklosser",
  description: [
    "Tegnet av oss, i én strek. De tar fargen til teksten rundt og tykkelsen til merket, og er skjult for skjermlesere: teksten ved siden av sier hva de betyr.",
  ],
  docs: "building-blocks",
  props: [propsOf("IconProps")],
  states: [
    { name: "Grensesnitt", render: () => <Sheet paths={iconsIn("interface")} /> },
    { name: "Kjøretøy", render: () => <Sheet paths={iconsIn("vehicles")} /> },
    { name: "Mennesker og dyr", render: () => <Sheet paths={iconsIn("living")} /> },
    { name: "Ting", render: () => <Sheet paths={iconsIn("things")} /> },
    { name: "Små", render: () => <Sheet paths={{ infoIcon, externalIcon }} size="small" /> },
    { name: "Store", render: () => <Sheet paths={{ carIcon, houseIcon }} size="large" /> },
  ],
};
