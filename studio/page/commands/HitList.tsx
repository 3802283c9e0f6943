import styled from "styled-components";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { theme } from "#ui/theme/theme.ts";
import { Keys } from "./Keys.tsx";
import { Swatch } from "../colours/Swatch.tsx";
import { Option, OptionList } from "../parts/OptionList.tsx";
import { countText, text } from "../texts.ts";
import type { Hit, HitGroup } from "./hits.ts";

interface HitListProps {
  /** Of the list. */
  readonly id: string;
  readonly groups: readonly HitGroup[];
  /** Where the keyboard is. */
  readonly active: Hit | undefined;
  readonly idOf: (hit: Hit) => string;
  /** What was searched for. */
  readonly search: string;
  readonly note?: string | undefined;
  readonly onChoose: (hit: Hit) => void;
}

/** The hits by their kind. The focus stays in the field above. */
export function HitList({ id, groups, active, idOf, search, note, onChoose }: HitListProps) {
  const count = groups.reduce((sum, { hits, more }) => sum + hits.length + more, 0);
  return (
    <Hits
      id={id}
      label={text("palette.list")}
      active={active?.id}
      status={
        <>
          {search !== "" && count === 0 && <p>{text("palette.none", { query: search })}</p>}
          {search !== "" && count > 0 && <VisuallyHidden>{countText("palette.found", count)}</VisuallyHidden>}
          {note !== undefined && <p>{note}</p>}
        </>
      }
    >
      {groups.map(({ title, hits, more }) => (
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden>{title}</p>
          {hits.map((hit) => (
            <Option key={hit.id} id={idOf(hit)} isActive={hit === active} onClick={() => onChoose(hit)}>
              <span>
                {hit.colour !== undefined && <Swatch css={hit.colour} />}
                {hit.title}
              </span>
              {hit.value !== undefined && <em>{hit.value}</em>}
              {hit.note !== undefined && <small>{hit.note}</small>}
              {hit.keys !== undefined && <Keys of={hit.keys} />}
            </Option>
          ))}
          {more > 0 && <p data-more>{text("palette.more", { count: more })}</p>}
        </div>
      ))}
    </Hits>
  );
}

/* The list itself scrolls: the arrow keys of the field move through it. */
const Hits = styled(OptionList)`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  padding-block: 0.25rem;

  & > [role="listbox"] {
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  & p {
    margin: 0;
    padding: 0.625rem 1.25rem 0.25rem;
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
    font-weight: ${theme.font.weightStrong};
  }

  & [role="status"] > p,
  & p[data-more] {
    font-weight: ${theme.font.weightBody};
  }

  & [role="status"] > p {
    padding-block: 0.625rem;
  }

  & [role="option"] {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: 2.25rem;
    padding: 0.25rem 1.25rem;
  }

  & [role="option"] > * {
    flex: 0 3 auto;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & [role="option"] > :first-child > [aria-hidden] {
    margin-inline-end: 0.5rem;
  }

  /* The title is the last that gives way. */
  & [role="option"] > :first-child {
    flex-shrink: 1;
  }

  & em {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
    font-style: normal;
  }

  & [role="option"] > span:last-child:not(:first-child),
  & small {
    margin-inline-start: auto;
  }
`;
