import styled from "styled-components";
import { Badge } from "#ui/feedback/Badge.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { ProposalSummary } from "#studio/document/company/CompanyWire.ts";
import { text } from "../texts.ts";
import { dayWords } from "#studio/document/timeWords.ts";
import { stateVariant, stateWords } from "../colleagues/proposalWords.ts";
import { cardStyle } from "../parts/layout.ts";

interface ProposalRowProps {
  readonly proposal: ProposalSummary;
  readonly address: string;
  /** The name of a brand. */
  readonly nameOf: (id: string) => string;
}

/** A proposal in a list: its name, its brands and where it is. The whole row can be pressed. */
export function ProposalRow({ proposal, address, nameOf }: ProposalRowProps) {
  const { title, author, brands, state, changedAt } = proposal;
  return (
    <Row>
      <div>
        <h2>
          <a href={address}>{title}</a>
        </h2>
        <p>
          {[text("company.by", { name: author.name, day: dayWords(changedAt) }), ...brands.map(nameOf)].join(" · ")}
        </p>
      </div>
      <Badge variant={stateVariant(state)}>{stateWords(state)}</Badge>
    </Row>
  );
}

const Row = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
  padding: 0.875rem 1rem;
  ${cardStyle}

  &:hover {
    border-color: ${theme.color.borderStrong};
  }

  &:focus-within {
    box-shadow: ${theme.shadow.cardHover};
  }

  /* A long name has its own lines beside the badge, which stays at the end of the row. */
  & > div {
    flex: 1 1 16rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & h2 {
    font-size: ${theme.font.sizeMd};
  }

  & a {
    color: inherit;
    text-decoration: none;
  }

  & a::after {
    content: "";
    position: absolute;
    inset: 0;
  }

  & p {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeSm};
  }
`;
