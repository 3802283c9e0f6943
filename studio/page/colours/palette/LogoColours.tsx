import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { tones } from "../../parts/tones.ts";
import { text } from "../../texts.ts";
import { logoColours } from "./logoColours.ts";
import { Row } from "../../parts/layout.ts";

interface LogoColoursProps {
  /** The text of the logo. */
  readonly svg: string;
  /** CSS of the chosen colour. */
  readonly chosen: string;
  readonly onChoose: (css: string) => void;
}

/** The colours of a logo, each to be taken as the brand's. Nothing where it has none. */
export function LogoColours({ svg, chosen, onChoose }: LogoColoursProps) {
  const colours = logoColours(svg);
  if (colours.length === 0) return null;
  return (
    <Colours role="group" aria-label={text("maker.fromLogo")}>
      <span>{text("maker.fromLogo")}</span>
      {colours.map((css) => (
        <button
          key={css}
          type="button"
          aria-pressed={css === chosen}
          aria-label={text("maker.takeColour", { colour: css })}
          title={css}
          style={{ background: css }}
          onClick={() => onChoose(css)}
        />
      ))}
    </Colours>
  );
}

const Colours = styled(Row)`
  padding-block-end: 0.5rem;
  font-size: ${theme.font.sizeSm};

  & > button {
    width: 2.75rem;
    height: 2.75rem;
    border: 1px solid ${tones.frame};
    border-radius: ${theme.radius.control};
    forced-color-adjust: none;
  }

  & > button:hover {
    outline: 3px solid ${tones.hover};
  }

  & > button[aria-pressed="true"] {
    outline: 3px solid ${theme.color.text};
    outline-offset: 2px;
  }
`;
