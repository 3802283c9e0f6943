import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import styled from "styled-components";
import { Modal } from "#ui/overlay/Modal.tsx";
import { theme } from "#ui/theme/theme.ts";
import { shortcutOf } from "#studio/document/shortcuts.ts";
import { Keys } from "./Keys.tsx";
import { text } from "../texts.ts";
import { findHits, firstHits, type Hit, type HitGroup, type HitSource, recentHits } from "./hits.ts";
import { HitList } from "./HitList.tsx";

interface PaletteProps {
  /** What can be searched for. */
  readonly label?: string;
  readonly sources: readonly HitSource[];
  readonly onChoose: (hit: Hit) => void;
  readonly onClose: () => void;
  /** Something is searched for. */
  readonly onSearch?: () => void;
  /** What is said below the hits. */
  readonly note?: string | undefined;
}

/** How far a key moves the active hit. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 7, PageUp: -7 };

/** The hits of a search, or those that are shown first. */
function hitsOf(sources: readonly HitSource[], search: string): readonly HitGroup[] {
  if (search.trim() !== "") return findHits(sources, search);
  return firstHits(sources, { title: text("palette.recent"), hits: recentHits(sources), more: 0 });
}

/** One field for everything: what is typed is found, arrow keys go through the hits, and Enter chooses. */
export function Palette({ label = text("palette.label"), sources, onChoose, onClose, onSearch, note }: PaletteProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState("");
  const [active, setActive] = useState("");
  // Keys come first: the hits follow when there is time.
  const searched = useDeferredValue(search);
  const groups = useMemo(() => hitsOf(sources, searched), [sources, searched]);
  const hits = groups.flatMap((group) => group.hits);
  const at = Math.max(
    hits.findIndex((hit) => hit.id === active),
    0,
  );
  const shown = hits[at];
  useEffect(() => input.current?.focus(), []);

  const press = (event: KeyboardEvent): void => {
    const by = steps[event.key];
    if (by === undefined && event.key !== "Enter") return;
    event.preventDefault();
    if (event.nativeEvent.isComposing) return;
    if (by === undefined) {
      const chosen = searched === search ? shown : hitsOf(sources, search)[0]?.hits[0];
      if (chosen !== undefined) onChoose(chosen);
      return;
    }
    // One step goes on at the other end; a long one stops there.
    const to = Math.abs(by) === 1 ? (at + by + hits.length) % hits.length : at + by;
    const next = hits[Math.min(Math.max(to, 0), hits.length - 1)];
    if (next !== undefined) setActive(next.id);
  };
  const find = (typed: string): void => {
    setSearch(typed);
    setActive("");
    if (typed.trim() !== "") onSearch?.();
  };
  const idOf = (hit: Hit): string => id + hits.indexOf(hit);
  return (
    <Frame
      aria-label={text("command.palette")}
      closesOutside
      dismiss={onClose}
      onKeyDown={(event) => {
        if (shortcutOf(event.nativeEvent) !== "palette") return;
        event.preventDefault();
        onClose();
      }}
    >
      <input
        ref={input}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={hits.length > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={shown && idOf(shown)}
        placeholder={label}
        value={search}
        onChange={(event) => find(event.target.value)}
        onKeyDown={press}
      />
      <HitList
        id={`${id}list`}
        groups={groups}
        active={shown}
        idOf={idOf}
        search={search.trim()}
        note={note}
        onChoose={onChoose}
      />
      <KeysOfPalette />
    </Frame>
  );
}

/** What the keys do. */
const KeysOfPalette = () => (
  <footer>
    <span>
      <Keys of={["↑"]} />
      <Keys of={["↓"]} /> {text("palette.moves")}
    </span>
    <span>
      <Keys of={[text("key.Enter")]} /> {text("palette.chooses")}
    </span>
    <span>
      <Keys of={[text("key.Escape")]} /> {text("palette.closes")}
    </span>
  </footer>
);

/* Near the top, and as high as its hits: the field stays where it is while somebody types. */
const Frame = styled(Modal)`
  &[data-shape="box"] {
    width: min(100% - 2rem, 42rem);
    margin-block-start: min(12dvh, 7rem);
    overflow: hidden;
  }

  &[data-shape="box"] > div {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    max-height: min(36rem, 76dvh);
    padding: 0;
  }

  & input {
    min-height: 3.25rem;
    padding: 0.5rem 1.25rem;
    border: 0;
    border-block-end: 1px solid ${theme.color.border};
    background: ${theme.color.surface};
    color: ${theme.color.text};
    font: inherit;
    font-size: ${theme.font.sizeMd};
    outline: none;
    box-shadow: none;
  }

  & input::placeholder {
    color: ${theme.color.textSubtle};
    opacity: 1;
  }

  & footer {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.25rem;
    padding: 0.5rem 1.25rem;
    border-block-start: 1px solid ${theme.color.border};
    background: ${theme.color.surfaceSubtle};
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
  }
`;
