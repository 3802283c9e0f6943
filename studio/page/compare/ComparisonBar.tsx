import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import type { ShownContext } from "#studio/document/ShownContext.ts";
import type { Environment } from "#studio/document/environments.ts";
import { ContextSwitches } from "../contexts/ContextSwitches.tsx";
import { showContext } from "../contexts/shownContext.ts";
import { EnvironmentTabs } from "../parts/EnvironmentTabs.tsx";
import { Check } from "../parts/Check.tsx";
import { SearchField } from "../parts/SearchField.tsx";
import { text } from "../texts.ts";

interface ComparisonBarProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly environment: Environment;
  readonly onEnvironment: (environment: Environment) => void;
  /** The context of the colours. */
  readonly context: ShownContext;
  /** Whether one of the brands has dark. */
  readonly hasDark: boolean;
  readonly isShowingSame: boolean;
  readonly onShowSame: (isShowing: boolean) => void;
  /** Whether the names of the fields in the files are shown. */
  readonly isShowingPaths: boolean;
  readonly onShowPaths: (isShowing: boolean) => void;
}

/** Search, environment, context of the colours and filter of the comparison. */
export function ComparisonBar(props: ComparisonBarProps) {
  const { search, onSearch, environment, onEnvironment, context, hasDark } = props;
  return (
    <Bar>
      <SearchField label={text("compare.search")} value={search} onChange={onSearch} />
      <EnvironmentTabs chosen={environment} onChoose={onEnvironment} />
      {environment === "all" && <ContextSwitches context={context} hasDark={hasDark} onChoose={showContext} />}
      <Check label={text("compare.showSame")} checked={props.isShowingSame} onCheckedChange={props.onShowSame} />
      <Check label={text("form.names")} checked={props.isShowingPaths} onCheckedChange={props.onShowPaths} />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  font-size: ${theme.font.sizeSm};

  /* All in one row on a usual screen. */
  & > div:has(> input[type="search"]) {
    flex: 1 1 11rem;
  }
`;
