import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { from } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { FailedMessage } from "../parts/FailedMessage.tsx";
import { PageMain } from "../parts/PageMain.ts";
import { Unanswered } from "../parts/Unanswered.tsx";
import { logQuery, meQuery } from "../session/queries.ts";
import { usePageTitle } from "../session/usePageTitle.ts";
import { text } from "../texts.ts";
import { CompanyNav } from "./CompanyNav.tsx";
import type { CompanyPlace } from "#studio/document/company/CompanyPlace.ts";
import { timeWords } from "#studio/document/timeWords.ts";

/** Who did what, the newest first. For owners. */
export function LogPage({ place }: { readonly place: CompanyPlace }) {
  usePageTitle(text("log.title"));
  const { data: me } = useQuery(meQuery);
  const log = useInfiniteQuery(logQuery);
  const items = log.data?.pages.flatMap(({ entries }) => entries);
  return (
    <>
      <CompanyNav place={place} current="log" me={me} />
      <PageMain>
        <h1>{text("log.title")}</h1>
        <p>
          {text("log.lead")}
          {/* Who has no access to it cannot have it as a file either. */}
          {items !== undefined && (
            <>
              {" "}
              <a href="/api/company/log.jsonl">{text("log.export")}</a>
            </>
          )}
        </p>
        {items === undefined && <Unanswered query={log} />}
        {items?.length === 0 && <p>{text("log.empty")}</p>}
        {items !== undefined && items.length > 0 && (
          <Table>
            <thead>
              <tr>
                <th scope="col">{text("log.at")}</th>
                <th scope="col">{text("log.who")}</th>
                <th scope="col">{text("log.what")}</th>
              </tr>
            </thead>
            <tbody>
              {items.map(({ id, at, by, words }) => (
                <tr key={id}>
                  <td>{timeWords(at)}</td>
                  <td>{by}</td>
                  <td>{words}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
        {log.isFetchNextPageError && <FailedMessage error={log.error} />}
        {log.hasNextPage && (
          <Button variant="secondary" busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {text("log.older")}
          </Button>
        )}
      </PageMain>
    </>
  );
}

const Table = styled.table`
  width: 100%;
  margin-block-end: 1rem;
  border-collapse: collapse;
  font-size: ${theme.font.sizeSm};

  & :is(td, th) {
    padding: 0.5rem 0.75rem 0.5rem 0;
    border-block-end: 1px solid ${theme.color.border};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  ${from.medium} {
    & td:first-child {
      white-space: nowrap;
    }
  }
`;
