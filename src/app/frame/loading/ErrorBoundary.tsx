import { Component, type ErrorInfo, type ReactNode } from "react";
import { report } from "#core/errorReporting/report.ts";

interface ErrorBoundaryProps {
  /** What stands in the place of what broke. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * Catches what breaks while rendering and reports it once (spec: errors-1). A new `key` gives the children another chance, and so
 * does going back in the history: that is the way out of an error page.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    report(error, { componentStack: componentStack ?? undefined });
    const { pathname } = location;
    const leave = () => {
      // A link to a place on the error page itself is no way out.
      if (location.pathname === pathname) return;
      removeEventListener("popstate", leave);
      this.setState({ hasFailed: false });
    };
    addEventListener("popstate", leave);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
