import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { LiveRegion } from "#ui/feedback/LiveRegion.tsx";
import { TextField } from "#ui/form/text/TextField.tsx";
import { from } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";

/** The controls of a long list of agreements. */
export interface AvtalerToolsProps {
  readonly areAllOpen: boolean;
  /** Opens all groups, or closes them when all are open. */
  readonly onOpenOrClose: () => void;
  /** Whether the list is long enough to search in it. */
  readonly isSearched: boolean;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** How many agreements fit the search; undefined: the search field is empty. */
  readonly foundCount: number | undefined;
}

/** Search, and a button that opens all groups (spec: avtaler-40, avtaler-41). What was found is announced. */
export function AvtalerTools(props: AvtalerToolsProps) {
  const { areAllOpen, onOpenOrClose, isSearched, query, onQuery, foundCount } = props;
  const { t } = useTranslation("avtaler");
  const found =
    foundCount === undefined ? "" : foundCount === 0 ? t("search.none") : t("search.found", { count: foundCount });
  return (
    <>
      {isSearched && (
        <Search role="search">
          <TextField
            type="search"
            label={t("search.label")}
            value={query}
            onValueChange={onQuery}
            autoComplete="off"
            spellCheck={false}
          />
        </Search>
      )}
      {foundCount === undefined ? (
        <Button variant="secondary" onClick={onOpenOrClose}>
          {t(areAllOpen ? "groups.closeAll" : "groups.openAll")}
        </Button>
      ) : (
        <Found aria-hidden="true">{found}</Found>
      )}
      <LiveRegion>{found}</LiveRegion>
    </>
  );
}

const Search = styled.div`
  ${from.medium} {
    flex: 1;
    max-width: 28rem;
  }
`;

const Found = styled.p`
  min-height: ${theme.size.control};
  align-content: center;
  color: ${theme.color.textSubtle};
`;
