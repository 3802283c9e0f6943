import styled, { css } from "styled-components";
import type { CardLook } from "#domain/avtale/avtaleCard.ts";
import { from } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";

const Groups = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
`;

/** Controls above the groups: as high as a button before their code is fetched. */
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 0.75rem ${theme.space[1]};
  min-height: 2.75rem;

  @media print {
    display: none;
  }
`;

/** With a search field: on a phone above the button. */
const SearchTools = styled(Tools)`
  flex-direction: column;
  align-items: stretch;
  min-height: calc(1em * ${theme.font.lineBody} + 0.375rem + ${theme.size.control} + 0.75rem + ${theme.size.control});

  ${from.medium} {
    flex-direction: row;
    align-items: flex-end;
    min-height: calc(1em * ${theme.font.lineBody} + 0.375rem + ${theme.size.control});
  }
`;

const Group = styled.div``;

/* On a phone the facts are below the name in every group, whether they would fit beside it or not. */
const groupHeadStyle = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space[1]};

  & > p {
    flex-basis: 100%;
  }

  ${from.medium} {
    align-items: baseline;

    & > p {
      flex-basis: auto;
    }
  }
`;

const GroupHead = styled.div`
  ${groupHeadStyle}
  margin-block-end: 0.75rem;
`;

/**
 * Closed groups are lines with a rule between them: one look down the page is enough. A customer may have opened one
 * before React hydrates it.
 */
const FoldedGroup = styled.details.attrs({ suppressHydrationWarning: true })`
  border-block-start: max(1px, ${theme.border.card}) solid ${theme.color.border};

  &[open] {
    padding-block-end: ${theme.space[1]};
  }

  @media print {
    &::details-content {
      content-visibility: visible;
      display: block;
    }
  }

  /* Closer to one another than open groups are. */
  & + & {
    margin-block-start: calc(-1 * ${theme.space[2]});
  }
`;

const FoldedHead = styled.summary`
  ${groupHeadStyle}
  align-content: center;
  min-height: 3.25rem;
  padding: 0.5rem 0.5rem 0.5rem 2rem;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  & > h3 {
    position: relative;
  }

  /* An arrow beside the first line of the name. It points down when the group is open. */
  & > h3::before {
    content: "";
    position: absolute;
    inset-block-start: calc(0.5em * ${theme.font.lineTight} - 0.25rem);
    inset-inline-start: -1.5rem;
    width: 0.5rem;
    height: 0.5rem;
    border: solid ${theme.color.link};
    border-width: 0 2px 2px 0;
    rotate: -45deg;
  }

  [open] > & > h3::before {
    rotate: 45deg;
  }

  &:hover > h3 {
    text-decoration: underline;
  }

  @media print {
    padding-inline-start: 0;

    & > h3::before {
      display: none;
    }
  }
`;

/** Facts with a dot between them. */
const GroupFacts = styled.p`
  min-width: 0;
  overflow-wrap: anywhere;

  & > span + span::before {
    /* What is read aloud is younger than some browsers, which know the first line alone. */
    content: " · ";
    content: " · " / ", ";
  }

  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeSm};
`;

/** The components of the groups of cards, and of the controls above the groups. */
export const groupLooks = {
  groups: Groups,
  tools: Tools,
  searchTools: SearchTools,
  group: Group,
  groupHead: GroupHead,
  foldedGroup: FoldedGroup,
  foldedHead: FoldedHead,
  groupFacts: GroupFacts,
} satisfies Partial<Record<CardLook, unknown>>;
