import styled from "styled-components";
import { LineDrawing } from "#ui/graphics/Icon.tsx";
import { iconPaths } from "#ui/graphics/iconPaths.ts";
import { laterIconPaths } from "#ui/graphics/laterIconPaths.ts";
import { theme } from "#ui/theme/theme.ts";
import type { GalleryEntry } from "../GalleryEntry.ts";

interface SheetProps {
  readonly paths: Readonly<Record<string, string>>;
  readonly size?: "small" | "large";
}

function Sheet({ paths, size }: SheetProps) {
  return (
    <Tiles>
      {Object.entries(paths).map(([name, path]) => (
        <li key={name}>
          <LineDrawing path={path} size={size} />
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
  props: [
    { name: "name", type: "IconName", meaning: "Hvilken tegning." },
    {
      name: "size",
      type: '"small" | "large"',
      standard: "merkets størrelse",
      meaning: "small i en linje tekst, large på et kort.",
    },
  ],
  states: [
    { name: "På første side", render: () => <Sheet paths={iconPaths} /> },
    { name: "På senere sider", render: () => <Sheet paths={laterIconPaths} /> },
    {
      name: "Små",
      render: () => <Sheet paths={{ info: iconPaths.info, external: iconPaths.external }} size="small" />,
    },
    { name: "Store", render: () => <Sheet paths={{ car: iconPaths.car, house: iconPaths.house }} size="large" /> },
  ],
};
