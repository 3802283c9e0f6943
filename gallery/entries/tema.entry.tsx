import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import base from "../../themes/base.tokens.json";
import contract from "../../themes/contract.tokens.json";
import type { GalleryEntry } from "../GalleryEntry.ts";

type Roles = Readonly<Record<string, unknown>>;

const rolesOf = (group: Roles) =>
  Object.entries(group).flatMap(([name, token]) =>
    name.startsWith("$") || typeof token !== "object" || token === null || !("$description" in token)
      ? []
      : [{ name, meaning: String(token.$description) }],
  );

interface RolesProps {
  readonly group: "color" | "font" | "radius" | "border" | "size" | "shadow" | "space" | "duration";
  readonly from: Roles;
}

/** The roles of a group with the value that the brand gives them. */
function RoleList({ group, from }: RolesProps) {
  return (
    <List>
      {rolesOf(from).map(({ name, meaning }) => {
        const value = `var(--${group}-${name})`;
        return (
          <li key={name}>
            {group === "color" && <Swatch style={{ background: value }} />}
            {group === "space" && <Bar style={{ width: value }} />}
            <span>
              <b lang="en">{name}</b>
              <small lang="en">{meaning}</small>
            </span>
          </li>
        );
      })}
    </List>
  );
}

const sizes = ["size3xl", "size2xl", "sizeXl", "sizeLg", "sizeMd", "sizeSm", "sizeXs"] as const;

/** A line in each size of the scale. */
function TypeScale() {
  return (
    <List>
      {sizes.map((size) => (
        <li key={size}>
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

const Bar = styled.span`
  flex: none;
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
    { name: "Farger", render: () => <RoleList group="color" from={contract.color} /> },
    { name: "Typografi", render: () => <TypeScale /> },
    { name: "Skriftroller", render: () => <RoleList group="font" from={contract.font} /> },
    { name: "Avstander", render: () => <RoleList group="space" from={base.space} /> },
    { name: "Varigheter", render: () => <RoleList group="duration" from={base.duration} /> },
  ],
};
