import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import { from } from "../theme/breakpoints.ts";
import { theme } from "../theme/theme.ts";
import { VisuallyHidden } from "./VisuallyHidden.ts";

/** All other attributes are for the element around number and unit. */
export interface AmountProps extends Omit<ComponentProps<"span">, "children"> {
  /** The number, written for reading: "1 234,50". */
  readonly value: ReactNode;
  /** The unit, "kr/md" for example. Smaller than the number. */
  readonly unit: string;
  /** The unit as screen readers say it: "kroner i måneden". */
  readonly spokenUnit: string;
  /**
   * `card`: on a card. `total`: the largest thing on the page. `subtotal`: beside a total. `text`: as large as the text
   * around it.
   */
  readonly size: "card" | "total" | "subtotal" | "text";
}

/** A number with its unit. Digits have one width, so that amounts below one another align. */
export function Amount({ value, unit, spokenUnit, size, ...rest }: AmountProps) {
  return (
    <Line {...rest} data-size={size}>
      <Value>{value}</Value> <Unit aria-hidden="true">{unit}</Unit>
      <VisuallyHidden>{spokenUnit}</VisuallyHidden>
    </Line>
  );
}

/** Beside the greeting, five figures with decimals and the longest unit (the English one) fit on one line. */
export const largestAmount = `min(${theme.font.size3xl}, 3rem)`;

const Line = styled.span`
  display: inline-block;
  color: ${theme.color.heading};
  line-height: ${theme.font.lineTight};

  &[data-size="text"] {
    display: inline;
    color: inherit;
    line-height: inherit;
  }
`;

const Value = styled.span`
  font-weight: ${theme.font.weightStrong};
  font-variant-numeric: tabular-nums;

  [data-size="card"] > & {
    font-size: ${theme.font.sizeXl};
  }

  [data-size="text"] > & {
    font-weight: inherit;
  }

  [data-size="subtotal"] > & {
    font-size: ${theme.font.sizeXl};
    font-weight: ${theme.font.weightBody};
  }

  [data-size="total"] > & {
    /* Doubled text on a small phone must not break a number. */
    font-size: min(${theme.font.size2xl}, 13vw);
    font-weight: ${theme.font.weightHeading};

    ${from.medium} {
      font-size: ${largestAmount};
    }
  }
`;

const Unit = styled.span`
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeSm};
  font-weight: ${theme.font.weightBody};
  white-space: nowrap;

  [data-size="text"] > & {
    color: inherit;
    font-size: inherit;
    font-weight: inherit;
  }
`;
