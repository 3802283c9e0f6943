import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { type Environment, environments } from "../environments.ts";
import { Check } from "../parts/Check.tsx";
import { SearchField } from "../parts/SearchField.tsx";
import { Segments } from "../parts/Segments.tsx";
import { text } from "../texts.ts";

interface ComparisonBarProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly environment: Environment;
  readonly onEnvironment: (environment: Environment) => void;
  readonly isShowingSame: boolean;
  readonly onShowSame: (isShowing: boolean) => void;
  /** How many differences there are. */
  readonly count: string;
}

/** Search, environment and filter of the comparison. */
export function ComparisonBar(props: ComparisonBarProps) {
  const { search, onSearch, environment, onEnvironment, isShowingSame, onShowSame, count } = props;
  return (
    <Bar>
      <SearchField label={text("compare.search")} value={search} onChange={onSearch} />
      <Segments<Environment>
        legend={text("compare.environment")}
        choices={(["all", ...environments] as const).map((value) => ({
          value,
          text: value === "all" ? text("compare.environment.all") : text(`environment.${value}`),
        }))}
        chosen={environment}
        onChoose={onEnvironment}
      />
      <Check label={text("compare.showSame")} checked={isShowingSame} onCheckedChange={onShowSame} />
      <p role="status">{count}</p>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  font-size: ${theme.font.sizeSm};

  & > p {
    margin-inline-start: auto;
    color: ${theme.color.textSubtle};
    font-variant-numeric: tabular-nums;
  }
`;
