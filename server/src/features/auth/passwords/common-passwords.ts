import { commonShortPasswords } from './common-short-passwords.ts';

/**
 * Common passwords of eight or more characters from published leaks, in lower case: an attacker tries them
 * first. Shorter ones are in `common-short-passwords.ts`.
 */
const list = `
password password1 password2 password3 password12 password123 password1234 password12345 password123456
password! password1! password@123 password#1 p@ssword p@ssw0rd p@ssw0rd1 p@ssw0rd123 pa$$word pa$$w0rd passw0rd
passw0rd1 passw0rd123 passwort password01 password11 password22 password99 password2020 password2021 password2022
password2023 password2024 password2025 password2026 mypassword mypassword1 yourpassword thepassword newpassword
newpassword1 changeme changeme1 changeme123 letmein1 letmein12 letmein123 letmein! letmeinnow welcome1 welcome12
welcome123 welcome1234 welcome! welcome@123 welcome2020 welcome2021 welcome2022 welcome2023 welcome2024 welcome2025
12345678 123456789 1234567890 12345678910 0123456789 123456789a 123456789q 1234567891 87654321 987654321 9876543210
0987654321 11111111 111111111 1111111111 00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666
77777777 88888888 888888888 99999999 999999999 12121212 121212121 123123123 123123123a 11223344 1122334455 12341234
123412345 43214321 12344321 123454321 13131313 131313131 10101010 101010101 14141414 12345679 12345670 12345600
13579246 135792468 147258369 1472583690 147852369 159357456 159753456 741852963 789456123 7894561230 963852741
987456321 321654987 456789123 456123789 25802580 74107410 01010101 01011990 01012000 01234567 23456789 31415926
314159265 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r! 1qaz2wsx 1qaz2wsx3edc 1qaz!qaz 1qazxsw2 q1w2e3r4 q1w2e3r4t5
q1w2e3r4t5y6 zaq12wsx zaq1xsw2 zaq1zaq1 zxcvbnm1 zxcvbnm123 zxcvbnm, asdfghjk asdfghjkl asdfghjkl1 asdfasdf asdf1234
asdfqwer asdfghj1 asdfgh123 asdf123456 qwertyui qwertyuiop qwertyuiop1 qwertyuiop123 qwerty12 qwerty123 qwerty1234
qwerty12345 qwerty123456 qwerty1! qwerty!1 qwerty01 qwerty11 qwerty22 qwerty77 qwerty99 qwertyqwerty qweqweqwe
qwer1234 qwerasdf qwerasdfzxcv qweasdzxc qweasd123 qwe123qwe 1234qwer 123qweasd 123qweasdzxc 123qwe123 12qwaszx
qazwsxedc qazwsxedcrfv qazwsx123 qaz123wsx qazqazqaz zxczxczxc zxasqw12 qwaszx12 azertyui azertyuiop azerty123
abcd1234 abcd12345 abcd123456 abcdefgh abcdefghi abcdefghij abcdef12 abcdef123 abc12345 abc123456 abc1234567 abcabc123
abc123abc abc123def 123abc123 1234abcd 12345abc 123456abc 12345qwert 123456qwerty 12345678a 12345678q 1234567a 1234567q
a1234567 a12345678 a123456789 a1b2c3d4 a1b2c3d4e5 aa123456 aa12345678 aaa11111 aaaaaaaa aaaaaaaaa aaaa1111 bbbbbbbb
zzzzzzzz xxxxxxxx q1234567 q12345678 qq123456 w1234567 z1234567 z123456789 x1234567 s1234567 m1234567 k1234567
administrator admin123 admin1234 admin12345 admin123456 adminadmin admin@123 admin2020 admin2024 root1234 rootroot
superuser sysadmin user1234 username username1 guest123 test1234 test12345 test123456 testtest testing1 testing123
test@123 tester123 demo1234 temp1234 temporary default1 secret12 secret123 secret1234 mysecret topsecret internet
internet1 computer computer1 computer123 microsoft windows1 windows10 windows11 macintosh facebook facebook1 google123
googlegoogle instagram twitter1 youtube1 whatsapp samsung1 samsung123 nokia123 iphone123 android1 motorola blackberry
linkedin linkedin1 pokemon1 pokemon123 minecraft minecraft1 minecraft123 fortnite1 roblox123 nintendo playstation
playstation1 playstation2 xbox1234 gamer123 starwars starwars1 starwars123 startrek batman123 superman superman1
superman123 spiderman spiderman1 ironman1 wolverine matrix123 gandalf1 legolas1 harrypotter hogwarts dragon12 dragon123
dragonball monkey12 monkey123 tigger12 tigger123 butterfly butterfly1 elephant elephant1 dolphins dolphin1 kittycat
scorpion panther1 mustang1 ferrari1 porsche1 porsche911 mercedes mercedes1 corvette corvette1 yamaha12 kawasaki harley12
harleydavidson cadillac chevrolet chevy123 toyota12 volkswagen
football football1 football12 football123 baseball baseball1 baseball123 basketball basketball1 softball1 hockey12
volleyball soccer12 soccer123 lacrosse swimming dallas12 cowboys1 steelers steelers1 yankees1 redskins packers1
patriots chelsea1 chelsea12 chelsea123 chelseafc arsenal1 arsenal12 arsenal123 arsenalfc liverpool liverpool1
liverpool12 liverpool123 liverpoolfc everton1 evertonfc manchester manchester1 manunited manutd12 manutd123 mancity1
tottenham tottenham1 spurs123 newcastle newcastle1 westham1 westhamutd leeds123 leedsutd rangers1 rangers123 rangersfc
celtic12 celtic123 celticfc celtic1888 rangers1872 barcelona barcelona1 realmadrid juventus ronaldo7 ronaldo1 messi123
england1 england123 scotland scotland1 scotland123 ireland1 ireland123 britain1 london12 london123 london2012 glasgow1
edinburgh belfast1 birmingham nottingham bristol1 cardiff1 swansea1 portsmouth plymouth sunderland sheffield blackpool
iloveyou iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveyou! iloveu12 iloveme1 ilovegod iloveyou22 loveyou1 loveme123
lovelove lovelove1 lovers12 loverboy lovergirl mylove12 truelove princess princess1 princess12 princess123 prince123
sunshine sunshine1 sunshine12 sunshine123 sunflower sunflower1 rainbow1 rainbow123 sweetheart sweetie1 sweetpea
babygirl babygirl1 babygirl12 babygirl123 babyboy1 beautiful beautiful1 beauty123 gorgeous handsome1 angel123 angels12
flower12 flowers1 chocolate chocolate1 cupcake1 strawberry blueberry1 peaches1 cherry12 banana12 banana123 cookie12
cookie123 cheese12 cheese123 pumpkin1 snickers brownie1 popcorn1 biscuit1 butterscotch marshmallow
trustno1 trustnoone whatever whatever1 whatever12 whatever123 nothing1 something1 anything1 blahblah blah1234 fuckyou1
fuckyou2 fuckyou12 fuckyou123 fuckoff1 asshole1 bullshit bullshit1 motherfucker bollocks bollocks1 wanker12 shithead
master12 master123 masterkey hunter12 hunter123 shadow12 shadow123 killer12 killer123 warrior1 phoenix1 thunder1
lightning lightning1 diamond1 diamonds platinum goldfish silver12 golden12 crystal1 emerald1 sapphire
michael1 michael12 michael123 jennifer jennifer1 jessica1 jessica12 jessica123 ashley12 ashley123 amanda12 amanda123
andrew12 andrew123 anthony1 anthony12 barbara1 benjamin benjamin1 brandon1 brittany brittany1 caroline catherine
charles1 charlie1 charlie12 charlie123 charlotte charlotte1 chelsea2 christian christian1 christina christine
christopher daniel12 daniel123 danielle danielle1 david123 douglas1 edward12 elizabeth elizabeth1 florence francis1
garfield george12 george123 hannah12 hannah123 heather1 isabella isabella1 jackson1 jackson5 jasmine1 jasmine12 jeremy12
jonathan jonathan1 jordan12 jordan123 jordan23 joseph12 joseph123 joshua12 joshua123 justin12 justin123 kathleen
katherine kimberly kristina lauren12 lauren123 madison1 margaret matthew1 matthew12 matthew123 melissa1 michelle
michelle1 michelle12 michelle123 nathan12 nicholas nicholas1 nicole12 nicole123 patricia patrick1 patrick123 rebecca1
rebecca12 richard1 richard123 robert12 robert123 ryan1234 samantha samantha1 samantha12 samantha123 sarah123 scooby12
scoobydoo spencer1 stephanie stephanie1 stephen1 steven12 steven123 thomas12 thomas123 tinkerbell tinkerbell1 tweety12
victoria victoria1 vincent1 virginia william1 william12 william123 winston1 zachary1 maverick maverick1 snowball snoopy12
snowflake mickey12 mickeymouse minnie12 barney12 bailey12 bailey123 buster12 buster123 cooper12 cooper123 daisy123
rocky123 max12345 molly123 poppy123 bella123 lucky123 lucky777 sparky12 precious precious1 blessed1 blessing blessing1
godisgood jesus123 jesuschrist jesusislord jesus777 heaven12 hallelujah christmas christmas1 halloween halloween1
birthday birthday1 january1 february march2020 april2020 summer12 summer123 summer2019 summer2020 summer2021 summer2022
summer2023 summer2024 summer2025 summer2026 summertime winter12 winter123 winter2020 winter2021 winter2022 winter2023
winter2024 winter2025 spring2020 spring2021 spring2022 spring2023 spring2024 spring2025 autumn2020 autumn2021 autumn2022
autumn2023 autumn2024 autumn2025 monday12 friday13 saturday sunday12 weekend1 holiday1 vacation
champion champion1 victory1 success1 freedom1 freedom123 liberty1 justice1 america1 american1 australia newyork1
california canada123 germany1 france123 brooklyn chicago1 chester1 college1 university student1 student123 teacher1
teacher123 hospital doctor12 nursing1 security security1 security123 manager1 manager123 business business1 company1
company123 office12 office123 support1 service1 sales123 marketing money123 money1234 moneymoney dollars1 bitcoin1
bitcoin123 casino12 jackpot1 midnight midnight1 darkness infinity infinity1 universe forever1 forever12 forever123
forever21 together friends1 friends123 friendship bestfriend bestfriends family12 family123 mother12 mommy123 daddy123
grandma1 sister12 brother1 brothers children husband1 wife1234 baby1234 boyfriend girlfriend marriage mercury1
metallica metallica1 nirvana1 slipknot slipknot1 greenday eminem12 rockstar rockstar1 rocknroll guitar12 guitar123
drummer1 musician musica12 beatles1 pinkfloyd ladygaga justinbieber onedirection hellokitty hello123 hello1234
hello12345 hellohello helloworld hello@123 goodluck goodmorning goodbye1 opensesame abracadabra alexander alexander1
valentina fernando gabriela estrella tequiero teamo123 contrasena contraseña 1234567890a 1234567890q 123456aa 123456as
123456qq 1a2b3c4d 1a2b3c4d5e 1q1q1q1q 2wsx3edc 3edc4rfv p4ssw0rd p4ssword pass1234 pass12345 pass123456 pass@123
passpass passport1 passcode passkey1 password. password_ drowssap qwertz123 qwertzuiop trinity1 thx11381 ncc1701d ncc1701e
rush2112 redsox04 access14 bigdaddy bigdaddy1 bigboy12 blink182 blink123 bond007b james007 jamesbond jamesbond007 cocacola
cocacola1 pepsi123 heineken budlight marlboro cannabis marijuana skateboard snowboard mountain mountain1 volcano1
redwings redhorse bluebird blackcat whitecat greentea yellow12 yellow123 orange12 orange123 purple12 purple123 pink1234
black123 blue1234 green123 red12345 plainclaim plainclaim1
`;

export const commonPasswords: ReadonlySet<string> = new Set([
  ...commonShortPasswords,
  ...list.split(/\s+/).filter(Boolean),
]);
