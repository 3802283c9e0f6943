import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { baseId } from "#studio/document/StudioDocument.ts";
import { useRef, useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { breakpoints } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { type ProposalList, proposalLists, type SignedIn } from "#studio/document/company/CompanyWire.ts";
import { brandPath } from "#studio/document/addresses/studioPaths.ts";
import { FailedMessage } from "../parts/FailedMessage.tsx";
import { EmptyState } from "../parts/EmptyState.tsx";
import { PageMain } from "../parts/PageMain.ts";
import { SearchField } from "../parts/SearchField.tsx";
import { Segments } from "../parts/Segments.tsx";
import { Unanswered } from "../parts/Unanswered.tsx";
import { keepInAddress, readAddress } from "../address.ts";
import { meQuery, proposalsQuery } from "../session/queries.ts";
import { usePageTitle } from "../session/usePageTitle.ts";
import { countText, text } from "../texts.ts";
import { CompanyNav } from "./CompanyNav.tsx";
import type { CompanyPlace } from "#studio/document/company/CompanyPlace.ts";
import { FirstSteps } from "./FirstSteps.tsx";
import { hostAddress } from "../colleagues/hostAddress.ts";
import { NewProposal } from "./NewProposal.tsx";
import { ProposalRow } from "./ProposalRow.tsx";
import { Row, Stack } from "../parts/layout.ts";

/** How many proposals wait for somebody, in words; `""`: none. Undefined as long as it is not known. */
function useWaiting(): string | undefined {
  const { data, isError, hasNextPage } = useInfiniteQuery(proposalsQuery("waiting", ""));
  if (data === undefined) return isError ? "" : undefined;
  const count = data.pages.reduce((sum, { proposals }) => sum + proposals.length, 0);
  return count === 0 ? "" : `${count}${hasNextPage ? "+" : ""}`;
}

/** The first page of a company's studio: the proposals that somebody looks for, and the brands. */
export function CompanyHome({ place }: { readonly place: CompanyPlace }) {
  const answer = useQuery(meQuery);
  const me = answer.data;
  const waiting = useWaiting();
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(text("company.title"));
  return (
    <>
      <CompanyNav place={place} current="home" me={me} />
      <PageMain>
        <Head>
          <div>
            <h1 ref={heading}>{text("company.title")}</h1>
            <p>{text("company.lead")}</p>
          </div>
          {me !== undefined && hasRole(me, "editor") && (
            <NewProposal help={place.help} onStarted={(address) => window.location.assign(address)} />
          )}
        </Head>
        {me === undefined ? (
          <Unanswered query={answer} />
        ) : (
          <Parts>
            {hasRole(me, "editor") && <FirstSteps heading={heading} />}
            {waiting !== undefined && <Lists place={place} me={me} waiting={waiting} />}
            <Brands place={place} me={me} />
          </Parts>
        )}
      </PageMain>
    </>
  );
}

interface PartProps {
  readonly place: CompanyPlace;
  readonly me: SignedIn;
}

const hasRole = (me: SignedIn, role: SignedIn["brands"][number]["roles"][number]): boolean =>
  me.brands.some(({ roles }) => roles.includes(role));

/** What waits for somebody is looked at first. Nobody without the role of an editor has proposals of their own. */
function firstList(me: SignedIn, waiting: string): ProposalList {
  if (waiting !== "") return "waiting";
  if (hasRole(me, "editor")) return "mine";
  return hasRole(me, "approver") || hasRole(me, "publisher") ? "waiting" : "all";
}

/** The list and the search, kept in the address: who comes back from a proposal finds them again. */
function useLists(me: SignedIn, waiting: string) {
  const [first] = useState(() => firstList(me, waiting));
  const [asked] = useState(() => readAddress());
  const [list, setList] = useState(proposalLists.find((each) => each === asked.liste) ?? first);
  const [search, setSearch] = useState(asked.sok ?? "");
  return {
    list,
    search,
    chooseList: (next: ProposalList) => {
      setList(next);
      keepInAddress({ liste: next === first ? undefined : next });
    },
    chooseSearch: (next: string) => {
      setSearch(next);
      keepInAddress({ sok: next === "" ? undefined : next });
    },
  };
}

/** The four lists, one at a time, and the search in the one that is shown. */
function Lists({ place, me, waiting }: PartProps & { readonly waiting: string }) {
  const { list, search, chooseList, chooseSearch } = useLists(me, waiting);
  const found = useInfiniteQuery(proposalsQuery(list, search));
  const items = found.data?.pages.flatMap(({ proposals }) => proposals);
  const nameOf = (id: string) =>
    me.brands.find((brand) => brand.id === id)?.name ?? (id === baseId ? text("proposal.base") : id);
  return (
    <section aria-label={text("company.title")}>
      <Choices $apart>
        <Segments
          legend={text("company.lists")}
          choices={proposalLists.map((value) => ({
            value,
            text:
              value === "waiting" && waiting !== ""
                ? text("company.list.waitingCount", { count: waiting })
                : text(`company.list.${value}`),
          }))}
          chosen={list}
          onChoose={chooseList}
        />
        <SearchField label={text("company.search")} value={search} onChange={chooseSearch} />
      </Choices>
      {items === undefined && <Unanswered query={found} />}
      <VisuallyHidden role="status">{items && countText("company.found", items.length)}</VisuallyHidden>
      {items?.length === 0 && (
        <EmptyState icon={emptyIcon}>
          {search !== "" && text(list === "all" ? "company.noMatch" : "company.noMatchHere", { search })}
          {search === "" &&
            text(list === "mine" && !hasRole(me, "editor") ? "company.empty.reads" : `company.empty.${list}`)}
        </EmptyState>
      )}
      <Rows>
        {items?.map((proposal) => (
          <ProposalRow
            key={proposal.number}
            proposal={proposal}
            nameOf={nameOf}
            address={hostAddress(place.home, `forslag${proposal.number}`)}
          />
        ))}
      </Rows>
      {found.isFetchNextPageError && <FailedMessage error={found.error} />}
      {found.hasNextPage && (
        <Button variant="secondary" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {text("company.more")}
        </Button>
      )}
    </section>
  );
}

function Brands({ place, me }: PartProps) {
  if (me.brands.length === 0) return <p>{text("company.noBrands")}</p>;
  const main = hostAddress(place.home, "main");
  return (
    <section aria-labelledby="merker">
      <h2 id="merker">{text("company.brands")}</h2>
      <p>{text("company.brandsLead")}</p>
      <BrandLinks>
        {me.brands.map(({ id, name }) => (
          <li key={id}>
            <a href={main + brandPath(id)}>{name}</a>
          </li>
        ))}
      </BrandLinks>
    </section>
  );
}

/** SVG path data: a sheet with lines. */
const emptyIcon = "M6 3h9l4 4v14H6zM9 10h7M9 14h7M9 18h4";

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space[2]};
  margin-block-end: ${theme.space[2]};

  & h1 {
    font-size: ${theme.font.size2xl};
  }

  & p {
    max-width: 44rem;
    color: ${theme.color.textSubtle};
  }
`;

const Parts = styled(Stack)`
  gap: ${theme.space[3]};

  & > section > h2 {
    font-size: ${theme.font.sizeLg};
  }

  & > section > h2 + p {
    color: ${theme.color.textSubtle};
  }
`;

const Choices = styled(Row)`
  gap: 0.75rem;
  margin-block-end: 0.75rem;

  /* Two rows of two where a phone has no room for one. */
  @media (max-width: ${breakpoints.medium - 1}px) {
    & > * {
      width: 100%;
      min-width: 0;
    }

    & fieldset > div {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      width: 100%;
    }

    & fieldset label > span {
      width: 100%;
    }
  }
`;

const Rows = styled.ul`
  display: grid;
  gap: 0.5rem;

  & + button {
    margin-block-start: 0.75rem;
  }
`;

const BrandLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin: 0.75rem 0 0;

  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.control};
    padding-inline: 1rem;
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    color: ${theme.color.text};
    text-decoration: none;
  }

  & a:hover {
    border-color: ${theme.color.borderStrong};
  }
`;
