import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import { from } from "../theme/breakpoints.ts";
import { theme } from "../theme/theme.ts";

/** All other attributes are for the element around number and unit. */
export interface AmountProps extends Omit<ComponentProps<"span">, "children"> {
  /** The number, written for reading: "1 234,50". */
  readonly value: ReactNode;
  /** The unit, "kr/md" for example. Smaller than the number. */
  readonly unit: string;
  /** `card`: on a card. `total`: the largest thing on the page. `subtotal`: beside a total. */
  readonly size: "card" | "total" | "subtotal";
}

/** A number with its unit. Digits have one width, so that amounts below one another align. */
export function Amount({ value, unit, size, ...rest }: AmountProps) {
  return (
    <Line {...rest} data-size={size}>
      <Value>{value}</Value> <Unit>{unit}</Unit>
    </Line>
  );
}

const Line = styled.span`
  display: block;
  color: ${theme.color.heading};
  line-height: ${theme.font.lineTight};
`;

const Value = styled.span`
  font-weight: ${theme.font.weightStrong};
  font-variant-numeric: tabular-nums;

  [data-size="card"] > & {
    font-size: ${theme.font.sizeXl};
  }

  [data-size="subtotal"] > & {
    font-size: ${theme.font.sizeXl};
    font-weight: ${theme.font.weightBody};
  }

  [data-size="total"] > & {
    font-family: ${theme.font.heading};
    /* Doubled text on a small phone must not break a number. */
    font-size: min(${theme.font.size2xl}, 13vw);
    font-weight: ${theme.font.weightHeading};
    letter-spacing: ${theme.font.trackingHeading};

    ${from.medium} {
      font-size: ${theme.font.size3xl};
    }
  }
`;

const Unit = styled.span`
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeSm};
  font-weight: ${theme.font.weightBody};
  white-space: nowrap;
`;
