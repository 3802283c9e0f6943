import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { PagePath } from "#contract/pagePaths.ts";
import { ClosedNote } from "#core/page/ClosedNote.tsx";
import { useClosed } from "#core/page/closedParts.ts";
import { touchHeight } from "#ui/controls/touchHeight.ts";
import styled from "styled-components";
import { type Kjopsinngang } from "#contract/kjopsinngang.ts";
import { kjopsinngangPath, mostBoughtInnganger } from "#domain/kjop/kjopsinnganger.ts";
import { SectionHead } from "#ui/layout/SectionHead.ts";
import { Stack } from "#ui/layout/Stack.ts";
import { from } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { inngangIcon } from "./inngangIcon.ts";
import { KjopLink } from "./KjopLink.tsx";

interface KjopsinngangSectionProps {
  /** The purchase entrances that the customer is shown. */
  readonly shown: ReadonlySet<Kjopsinngang>;
  /** Product types of the customer's agreements. */
  readonly held: readonly (string | undefined)[];
}

/**
 * The purchase entrances of the overview: the most popular ones that the customer does not hold, and a link to the
 * others (spec: kjop-12, kjop-16). Left out where nothing popular is left.
 */
export function KjopsinngangSection({ shown, held }: KjopsinngangSectionProps) {
  const { t } = useTranslation("kjop");
  const headingId = useId();
  const isClosed = useClosed("kjop") !== undefined;
  const innganger = mostBoughtInnganger(shown, held);
  if (innganger.length === 0) return undefined;
  return (
    <Stack as="section" aria-labelledby={headingId}>
      <SectionHead>
        <h2 id={headingId}>{t("list.heading")}</h2>
        <All to={"/kjopsinnganger" satisfies PagePath}>{t("list.all")}</All>
      </SectionHead>
      {isClosed ? (
        <ClosedNote part="kjop" />
      ) : (
        <Tiles>
          {innganger.map((inngang) => (
            <li key={inngang}>
              <KjopLink href={kjopsinngangPath(inngang)} icon={inngangIcon[inngang]} isExternal={false}>
                {t(`inngang.${inngang}`)}
              </KjopLink>
            </li>
          ))}
        </Tiles>
      )}
    </Stack>
  );
}

/** As high as a finger, without moving the content below. */
const All = styled(Link)`
  display: inline-block;
  ${touchHeight}
  margin-block-end: -0.5rem;
`;

/** Links as tiles: two in a row on a phone, four on a wide screen; five and six so that none is alone in a row. */
const Tiles = styled.ul.attrs({ role: "list" })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    min-width: 0;
  }

  & > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }

  ${from.medium} {
    grid-template-columns: repeat(auto-fill, minmax(max(12rem, (100% - 3 * ${theme.space[1]}) / 4), 1fr));
    gap: ${theme.space[1]};

    & > :last-child:nth-child(odd) {
      grid-column: auto;
    }

    &:has(> :last-child:nth-child(5)) {
      grid-template-columns: repeat(auto-fill, minmax(max(10.5rem, (100% - 4 * ${theme.space[1]}) / 5), 1fr));
    }

    &:has(> :last-child:nth-child(6)) {
      grid-template-columns: repeat(auto-fill, minmax(max(12rem, (100% - 2 * ${theme.space[1]}) / 3), 1fr));
    }
  }

  & a {
    flex-direction: column;
    align-items: flex-start;
    gap: 0.25rem;
    height: 100%;
    padding: 0.75rem 1rem;
    border: max(1px, ${theme.border.card}) solid ${theme.color.border};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
    overflow-wrap: anywhere;
    text-decoration: none;
    transition: background-color ${theme.duration.fast};
  }

  ${from.large} {
    /* The icon is beside the word: with doubled text a tile needs more room. */
    &:has(> :last-child:nth-child(5)) {
      grid-template-columns: repeat(auto-fill, minmax(max(13.5rem, (100% - 4 * ${theme.space[1]}) / 5), 1fr));
    }

    & a {
      flex-direction: row;
      align-items: center;
      gap: 0.75rem;
    }
  }

  & a:hover {
    background: ${theme.color.actionSubtle};
    text-decoration: underline;
  }

  @media print {
    display: none;
  }
`;
