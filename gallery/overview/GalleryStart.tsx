import type { RefObject } from "react";
import styled from "styled-components";
import { Card } from "#ui/layout/card/Card.ts";
import { CardGrid } from "#ui/layout/card/CardGrid.ts";
import { cardLinkStyle } from "#ui/layout/card/cardLinkStyle.ts";
import { Stack } from "#ui/layout/Stack.ts";
import { from } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import type { FoundEntry } from "../findEntries.ts";
import { groupsOf } from "./groupsOf.ts";

interface GalleryStartProps {
  readonly entries: readonly FoundEntry[];
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The first page of the gallery: an introduction and all entries. */
export function GalleryStart({ entries, heading }: GalleryStartProps) {
  return (
    <Stack data-gap="3">
      <Stack>
        <h1 ref={heading} tabIndex={-1}>
          Galleri
        </h1>
        <p>
          Alle byggeklosser, meldinger og sider i portalen, i alle tilstander og i alle merker. Her kan du slå opp
          hvordan noe ser ut, når det brukes, og hva det trenger.
        </p>
      </Stack>
      <Groups data-gap="3">
        {groupsOf(entries, "").map(({ group, found }) => (
          <Stack as="section" key={group}>
            <h2>{group}</h2>
            <CardGrid aria-label={group}>
              {found.map(({ id, title, lead }) => (
                <li key={id}>
                  <Card data-clickable="">
                    <h3>
                      <EntryLink href={`#/${id}`}>{title}</EntryLink>
                    </h3>
                    <p>{lead}</p>
                  </Card>
                </li>
              ))}
            </CardGrid>
          </Stack>
        ))}
      </Groups>
    </Stack>
  );
}

/** Hidden on a phone: the index above has the same entries. */
const Groups = styled(Stack)`
  display: none;

  ${from.medium} {
    display: flex;
  }

  h3 {
    margin-block-end: 0.25rem;
  }

  p {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeSm};
  }
`;

const EntryLink = styled.a`
  ${cardLinkStyle}
`;
