import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { tones } from "./tones.ts";
import { Row } from "./layout.ts";

/** The bar at the top of a page: a list of links, and what is at its end. */
export const NavBar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.25rem 1rem;
  min-height: 3.5rem;
  padding: 0.5rem 1rem;
  border-block-end: 1px solid ${theme.color.border};
  background: ${theme.color.surface};

  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
  }

  & li > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.control};
    padding-inline: 0.75rem;
    border-radius: ${theme.radius.control};
    color: ${theme.color.textSubtle};
    text-decoration: none;
  }

  & li > a:hover {
    background: ${tones.soft};
    color: ${theme.color.text};
  }

  & li > a[aria-current] {
    background: ${tones.soft};
    color: ${theme.color.heading};
    font-weight: ${theme.font.weightStrong};
  }
`;

/** What is at the end of the bar. */
export const NavEnd = styled(Row)`
  gap: 0.5rem 1rem;
  margin-inline-start: auto;
`;
