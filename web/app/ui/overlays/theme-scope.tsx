import { createContext, type ReactNode, useContext } from 'react';

type Theme = 'light' | 'dark';

const ThemeContext = createContext<Theme | undefined>(undefined);

type ThemeScopeProps = { theme: Theme; className?: string; children: ReactNode };

/** A part of a page with a theme of its own. */
export function ThemeScope({ theme, className, children }: ThemeScopeProps) {
  return (
    <ThemeContext value={theme}>
      <div data-theme={theme} className={className}>
        {children}
      </div>
    </ThemeContext>
  );
}

/**
 * Put on whatever is drawn at the end of the document (dialogs, menus, toasts): it leaves the scope in the tree of
 * elements, but not in the tree of components. Undefined means the theme of the page.
 */
export function useScopedTheme(): Theme | undefined {
  return useContext(ThemeContext);
}
