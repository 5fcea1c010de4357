/** The logo, in a square of 24. */

/** On a step: a high back with a gap where the crown would be, two arms, a seat, and nobody. */
export const throne =
  'M6 3.2L5 1.8L6.4 0L7.8 1.8L7.2 3.2H16.8L16.2 1.8L17.6 0L19 1.8L18 3.2V10.6H21.6V13.2H20.7V19.6H3.3V13.2H2.4V10.6H6ZM8.5 10.4L7.9 4.9L10.2 7.3L12 4.2L13.8 7.3L16.1 4.9L15.5 10.4ZM5.7 12.6V14.2H18.3V12.6ZM6.6 17V19.6H17.4V17ZM1.6 20.9H22.4L23.6 23.9H.4Z';
