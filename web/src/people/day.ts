/** A day as one writes it. */
export const day = (seconds: number, language: string): string => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(seconds * 1000);
