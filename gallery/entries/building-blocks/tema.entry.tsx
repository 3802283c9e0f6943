import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import base from "#themes/base.tokens.json";
import contract from "#themes/contract.tokens.json";
import type { GalleryEntry } from "../../GalleryEntry.ts";

interface Token {
  readonly $value: { readonly value: number; readonly unit: string };
}

/** A colour role: its purpose and its value in the brand. */
function Colours() {
  return (
    <List>
      {Object.entries(contract.color).map(
        ([name, token]) =>
          typeof token !== "string" && (
            <li key={name}>
              <Swatch style={{ background: `var(--color-${name})` }} />
              <span lang="en">
                <b>{name}</b>
                <small>{token.$description}</small>
              </span>
            </li>
          ),
      )}
    </List>
  );
}

interface ConstantsProps {
  readonly tokens: Readonly<Record<string, Token>>;
  /** Shows each length as a bar. */
  readonly isLength?: boolean;
}

/** Values that are the same in every brand. */
function Constants({ tokens, isLength = false }: ConstantsProps) {
  return (
    <List data-lines>
      {Object.entries(tokens).map(([name, { $value }]) => (
        <li key={name}>
          <b lang="en">{name}</b>
          <Value>
            {$value.value} {$value.unit}
          </Value>
          {isLength && <Bar style={{ width: `var(--space-${name})` }} />}
        </li>
      ))}
    </List>
  );
}

const sizes = ["size3xl", "size2xl", "sizeXl", "sizeLg", "sizeMd", "sizeSm", "sizeXs"] as const;

/** A line of text in each size of the scale. */
function TypeScale() {
  return (
    <List data-lines>
      {sizes.map((size) => (
        <li key={size}>
          <b lang="en">{size}</b>
          <Sample data-heading={/xl|lg/i.test(size) || undefined} style={{ fontSize: theme.font[size] }}>
            Trygg på vei, 1 234 kr
          </Sample>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul.attrs({ role: "list" })`
  display: grid;
  gap: 0.75rem ${theme.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));

  &[data-lines] {
    grid-template-columns: minmax(0, 1fr);
  }

  &[data-lines] b {
    flex: none;
    width: 5rem;
    font-size: ${theme.font.sizeSm};
  }

  li {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: ${theme.color.textSubtle};
  }
`;

const Swatch = styled.span`
  flex: none;
  width: 3rem;
  height: 3rem;
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.control};
  forced-color-adjust: none;
`;

const Value = styled.span`
  flex: none;
  width: 4rem;
`;

const Bar = styled.span`
  flex: 0 1 auto;
  height: 1rem;
  background: ${theme.color.action};
  forced-color-adjust: none;
`;

const Sample = styled.span`
  line-height: ${theme.font.lineTight};

  &[data-heading] {
    font-family: ${theme.font.heading};
    font-weight: ${theme.font.weightHeading};
  }
`;

export const entry: GalleryEntry = {
  id: "tema",
  title: "Farger, typografi og avstander",
  group: "Byggeklosser",
  description: [
    "Rollene som et merke gir verdier. Alt på sidene henter farger, skrift, former og skygger herfra; bytt merke øverst for å se forskjellen.",
    "Avstander og varigheter er like i alle merker.",
  ],
  docs: "building-blocks",
  states: [
    { name: "Farger", render: () => <Colours /> },
    { name: "Typografi", render: () => <TypeScale /> },
    { name: "Avstander", render: () => <Constants tokens={base.space} isLength /> },
    { name: "Varigheter", render: () => <Constants tokens={base.duration} /> },
  ],
};
