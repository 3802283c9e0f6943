import { type ReactNode, useState } from "react";
import { baseId } from "#studio/document/StudioDocument.ts";
import styled from "styled-components";
import { ButtonLink } from "#ui/controls/ButtonLink.ts";
import { theme } from "#ui/theme/theme.ts";
import type { Proposal, SignedIn } from "#studio/document/company/CompanyWire.ts";
import { ChangesInWords } from "../changes/ChangeList.tsx";
import { text } from "../texts.ts";
import { addressOf } from "./BrokenBrands.tsx";
import { ProposalPart } from "./ProposalPart.ts";
import { isWorkedOn } from "#studio/document/company/workedOn.ts";
import { ProposalFindings, ProposalPictures, SharedPictures } from "./ProposalPictures.tsx";
import { cardStyle } from "../parts/layout.ts";

interface ProposalChangesProps {
  readonly proposal: Proposal;
  readonly me: SignedIn;
  readonly nameOf: (id: string) => string;
}

/** What a proposal changes, field by field and by brand, and the way to each brand. */
export function ProposalChanges({ proposal, me, nameOf }: ProposalChangesProps) {
  const { number, head, changes, brands, may, state } = proposal;
  // What is over has no files of its own, and so no portals.
  const isOpen = isWorkedOn(state);
  const canEdit = may.includes("edit");
  const byBrand = Map.groupBy(changes, ({ brand }) => brand);
  const has = (role: string) => me.brands.some(({ roles }) => roles.includes(role));
  const others = [
    ...me.brands.filter(({ roles }) => roles.includes("editor")),
    ...(has("base") && has("editor") ? [{ id: baseId, name: text("proposal.base") }] : []),
  ].filter(({ id }) => !brands.includes(id));
  // With one brand there is one thing to do first.
  const isFirst = brands.length === 0 && others.length === 1;
  return (
    <ProposalPart aria-labelledby="endringer">
      <h2 id="endringer">{text("proposal.changes")}</h2>
      {changes.length === 0 && <p>{text(canEdit ? "proposal.none" : "proposal.noneOfOthers")}</p>}
      {brands.map((brand) => (
        <Brand key={brand}>
          <header>
            <h3>{nameOf(brand)}</h3>
            <p>
              {isOpen && brand !== baseId && <ProposalFindings brand={brand} head={head} />}
              {isOpen && (
                <a href={addressOf(brand)}>
                  {text(canEdit ? "proposal.edit" : "proposal.look", { name: nameOf(brand) })}
                </a>
              )}
            </p>
          </header>
          {isOpen && (
            <PicturesOfBrand isOpen={brands.indexOf(brand) === 0}>
              {brand === baseId ? (
                <SharedPictures number={number} head={head} nameOf={nameOf} />
              ) : (
                <ProposalPictures number={number} brand={brand} head={head} changes={byBrand.get(brand) ?? []} />
              )}
            </PicturesOfBrand>
          )}
          <ChangesInWords changes={byBrand.get(brand) ?? []} />
        </Brand>
      ))}
      {canEdit && others.length > 0 && (
        <>
          {brands.length > 0 && <h3>{text("proposal.others")}</h3>}
          <Links>
            {others.map(({ id, name }) => (
              <li key={id}>
                <ButtonLink data-variant={isFirst ? "primary" : "secondary"} href={addressOf(id)}>
                  {name}
                </ButtonLink>
              </li>
            ))}
          </Links>
        </>
      )}
      {canEdit && me.makesBrands && !has("base") && <p>{text("act.refused.role-base")}</p>}
    </ProposalPart>
  );
}

/** The pictures of a brand, loaded when they are opened: a proposal can change many brands. */
function PicturesOfBrand({
  isOpen: isOpenFirst,
  children,
}: {
  readonly isOpen: boolean;
  readonly children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{text("proposal.pictures")}</summary>
      {isOpen && <Pictures>{children}</Pictures>}
    </details>
  );
}

const Pictures = styled.div`
  & > * + *:not([data-same]) {
    margin-block-start: 1rem;
  }

  & h4 {
    padding-block-end: 0.25rem;
    font-size: ${theme.font.sizeSm};
  }
`;

const Brand = styled.div`
  overflow: hidden;
  ${cardStyle}

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0.25rem 1rem;
    padding: 0.75rem 1rem;
    border-block-end: 1px solid ${theme.color.border};
  }

  & h3 {
    font-size: ${theme.font.sizeMd};
  }

  & > header > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeSm};
  }

  & > header a {
    display: inline-flex;
    align-items: center;
    min-height: 1.5rem;
  }

  & > details {
    padding: 0.625rem 1rem;
    border-block-end: 1px solid ${theme.color.border};
  }

  & summary {
    padding-block: 0.125rem;
    font-size: ${theme.font.sizeSm};
  }

  & > details[open] > summary {
    margin-block-end: 0.625rem;
  }

  /* A thumb hits them. */
  @media (pointer: coarse) {
    & > header a {
      padding-block: 0.75rem;
    }

    & summary {
      padding-block: 0.75rem;
    }
  }

  & > div > ul {
    border: 0;
  }

  & > div > ul > li {
    padding: 0.625rem 1rem;
  }
`;

const Links = styled.ul`
  && {
    display: flex;
  }

  flex-wrap: wrap;
  gap: 0.5rem;
`;
