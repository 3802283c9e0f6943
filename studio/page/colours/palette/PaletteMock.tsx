import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { text } from "../../texts.ts";
import type { ThemeColoursView } from "../readTheme.ts";

/** A portal the size of a stamp in the colours of a theme: enough to judge them together. */
export function PaletteMock({ title, view }: { readonly title: string; readonly view: ThemeColoursView }) {
  const colour = (role: string): string => view.roles.find(({ name }) => name === role)?.css ?? "transparent";
  const on = (back: string, front: string) => ({ background: colour(back), color: colour(front) });
  return (
    <Figure>
      <figcaption>{title}</figcaption>
      <div aria-hidden="true" style={{ background: colour("page") }}>
        <Line style={{ ...on("header", "onHeader"), borderBlockEnd: `1px solid ${colour("headerBorder")}` }}>
          <b />
          <i style={on("navBadge", "onNavBadge")}>2</i>
        </Line>
        <Hero style={on("hero", "onHero")}>
          {text("maker.mock.heading")}
          <span style={{ background: colour("heroAccent") }} />
        </Hero>
        <Card style={{ ...on("surface", "text"), borderColor: colour("border") }}>
          <strong style={{ color: colour("heading") }}>{text("maker.mock.heading")}</strong>
          <span style={{ color: colour("textSubtle") }}>{text("colours.sample.text")}</span>
          <u style={{ color: colour("link") }}>{text("maker.mock.text")}</u>
          <Row>
            <em style={on("action", "onAction")}>{text("maker.mock.button")}</em>
            <em style={on("accent", "onAccent")}>{text("maker.mock.badge")}</em>
          </Row>
        </Card>
        <Foot style={on("footer", "onFooter")}>
          <u style={{ color: colour("footerLink") }}>{text("colours.sample.text")}</u>
          <span style={{ color: colour("onFooterSubtle") }}>{text("colours.sample.text")}</span>
        </Foot>
      </div>
    </Figure>
  );
}

const Figure = styled.figure`
  flex: 1 1 0;
  min-width: 0;

  & > figcaption {
    margin-block-end: 0.25rem;
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
  }

  & > div {
    overflow: hidden;
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.control};
    font-size: 0.75rem;
    line-height: 1.4;
    forced-color-adjust: none;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 1.5rem;
  padding-inline: 0.5rem;

  & > b {
    width: 2.5rem;
    height: 0.375rem;
    border-radius: 1rem;
    background: currentcolor;
  }

  & > i {
    min-width: 1rem;
    border-radius: 1rem;
    font-size: 0.625rem;
    font-style: normal;
    line-height: 1rem;
    text-align: center;
  }
`;

const Hero = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 0.625rem 0.5rem;
  font-weight: 600;

  & > span {
    width: 1.25rem;
    height: 1.25rem;
    border-radius: 50%;
  }
`;

const Card = styled.div`
  display: grid;
  gap: 0.25rem;
  justify-items: start;
  margin: 0.5rem;
  padding: 0.5rem;
  border: 1px solid;
  border-radius: ${theme.radius.badge};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;

  & > em {
    padding: 0.125rem 0.5rem;
    border-radius: ${theme.radius.badge};
    font-style: normal;
  }
`;

const Foot = styled.div`
  display: flex;
  gap: 0.75rem;
  padding: 0.5rem;
`;
