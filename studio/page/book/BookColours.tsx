import { useMemo } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import type { ShownContext } from "#studio/document/ShownContext.ts";
import { type BothThemes, colourFields } from "../colours/colourFields.ts";
import { roleName } from "../colours/roleName.ts";
import { Swatch } from "../colours/Swatch.tsx";
import { countText, text } from "../texts.ts";

interface BookColoursProps {
  /** What is shown: `a`; what is beside it: `b`. */
  readonly themes: BothThemes;
  readonly context: ShownContext;
  /** The role that both books show. */
  readonly chosen: string | undefined;
  readonly onChoose: (role: string) => void;
}

/** The roles that have other colours in the two style books. A press shows the role in both. */
export function BookColours({ themes: { a, b }, context, chosen, onChoose }: BookColoursProps) {
  const differing = useMemo(() => colourFields({ a, b }, context).filter(({ isSame }) => !isSame), [a, b, context]);
  return (
    <Differences aria-label={text("book.differences")}>
      <strong role="status">
        {differing.length === 0 ? text("book.noColours") : countText("book.colours", differing.length)}
      </strong>
      <ul>
        {differing.map(({ path, ...sides }) => {
          const name = String(path.at(-1));
          const [from, to] = [sides.a.css, sides.b.css];
          const role = roleName(name);
          const nothing = text("book.nothing");
          return (
            <li key={name}>
              <button
                type="button"
                aria-pressed={name === chosen}
                aria-label={text("book.colour", { role, from: from ?? nothing, to: to ?? nothing })}
                title={`${from ?? nothing} → ${to ?? nothing}`}
                onClick={() => onChoose(name)}
              >
                <Swatch css={from ?? "none"} />
                <Swatch css={to ?? "none"} />
                {role}
              </button>
            </li>
          );
        })}
      </ul>
    </Differences>
  );
}

const Differences = styled.section`
  display: flex;
  align-items: start;
  gap: 0.75rem;
  font-size: ${theme.font.sizeSm};

  & > strong {
    flex: none;
    padding-block: 0.25rem;
  }

  & > ul {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 0.25rem;
    max-height: 4.75rem;
    padding: 0.1875rem;
    overflow-y: auto;
  }

  & button {
    display: flex;
    align-items: center;
    gap: 0.25rem;
    min-height: 1.75rem;
    padding: 0 0.5rem;
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    font-size: ${theme.font.sizeXs};
  }

  & button:hover {
    background: ${theme.color.actionSubtle};
  }

  & button[aria-pressed="true"] {
    border-color: ${theme.color.action};
    background: ${theme.color.actionSubtle};
  }
`;
