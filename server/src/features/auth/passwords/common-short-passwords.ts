/** Common passwords of six and seven characters from leaks, in lower case: for instances that allow them. */
const list = `
123456 1234567 123123 111111 000000 654321 666666 121212 112233 123321 222222 333333 444444 555555 777777 888888 999999
131313 101010 232323 159753 147258 456789 789456 987654 7654321 112211 212121 252525 696969 159357 147852 123654 321321
456456 789789 102030 098765 012345 0123456 7777777 1111111 0000000 1234561 1234321 112358 123789 314159 246810 135790
qwerty qwertz azerty qwert1 qwerty1 qwer123 qwe123 qweqwe qweasd qazwsx 1qaz2w 1q2w3e 1q2w3e4 q1w2e3 q1w2e3r asdfgh
asdfghj asdasd asd123 asdf12 asdf123 asdfas zxcvbn zxcvbnm zxczxc zxc123 abc123 abc1234 abcabc abcdef abcdefg abcd12
abcd123 a1b2c3 a1b2c3d a12345 a123456 1a2b3c aa1234 aaa111 aa12345 q12345 q123456 z12345 z123456 12345a 123456a 123456q
123qwe 123abc 123asd 12qwas 12345q 1234qw 123go1 passw0 pass12 pass123 passwd paswor passwor pa55wd p4ssw0 pword1
letmein letme1 welcome welcom1 login1 login12 admin1 admin12 admin123 master master1 changem change1 secret secret1
access access1 system system1 server test12 test123 testing tester test01 guest1 guest12 user12 user123 root12 root123
dragon dragon1 monkey monkey1 tigger tigger1 kitten kitty1 doggie puppy1 poppy1 buster buster1 bailey bailey1 ginger
ginger1 smokey pepper pepper1 cookie cookie1 banana banana1 cheese cheese1 orange orange1 apples apple1 apple12 lovely
lovely1 loveme loveyou love12 love123 iloveu iloveu1 iloveyo babygir sweety sweetie honey1 honeyb angel1 angel12 angels
princes princess baby12 baby123 babyboy babygrl sexy12 sexy123 hottie hunter hunter1 hunter2 killer killer1 batman
batman1 matrix matrix1 pokemon pokemo1 naruto naruto1 mario1 zelda1 gandalf merlin merlin1 shadow shadow1 ninja1
ninja12 ranger phoenix phoeni1 diablo chelsea chelse1 arsenal arsena1 liverpo lfc1892 everton spurs1 celtic celtic1
rangers united united1 manutd manutd1 leeds1 villa1 london london1 england englan1 scotlan wales1 summer summer1 winter
winter1 spring autumn sunday monday friday january august october soccer soccer1 footbal hockey hockey1 golfer golf12
rugby1 tennis boxing yankees mustang porsche ferrari bmw123 audia4 honda1 toyota yamaha suzuki harley harley1 corvett
jordan jordan1 jordan23 michael michae1 daniel daniel1 andrew andrew1 thomas thomas1 robert robert1 joshua joshua1
george george1 charlie charli1 harry1 jack12 james1 david1 oliver oliver1 william samuel martin martin1 steven richard
joseph anthony matthew jessica jennife ashley ashley1 nicole nicole1 michell amanda amanda1 hannah hannah1 sophie
sophie1 daisy1 maggie maggie1 charlot chloe1 emily1 lauren lauren1 rachel megan1 samanth natasha barbara andrea bianca
maria1 carlos juan12 pedro1 jesus1 jesus12 heaven church prayer blessed faith1 grace1 hello1 hello12 hello123 hahaha
lalala nothing whateve freedom forever family family1 friends mother mother1 father1 mommy1 daddy1 sister brother
computer comput1 laptop google google1 yahoo1 samsung samsun1 nokia1 iphone iphone1 internet office excel1 cisco1
oracle silver silver1 golden purple purple1 yellow yellow1 blue12 blue123 green1 black1 white1 red123 pink12 diamond
flower flower1 sunshin sunset ocean1 rainbow rainbo1 snoopy garfiel mickey mickey1 minnie barney dexter bubbles peanut
peanut1 chicken chicke1 fish12 turtle rabbit bunny1 bear12 tiger1 tiger12 lion12 eagle1 falcon wolf12 cowboy pirate
maveric starwar star12 rocket guitar guitar1 music1 metal1 nirvana slayer eminem beatles bond007 james00 agent007
money1 money12 cash12 dollar casino lucky1 lucky7 lucky13 seven7 thx1138 ncc1701 blink18 trustno zaq12w zaq123 zaqxsw
aaaaaa aaaaaaa bbbbbb qqqqqq wwwwww zzzzzz xxxxxx ffffff asdf;l !@#$%^ !qaz2w claims claim1 law123 legal1 court1
`;

export const commonShortPasswords: readonly string[] = list.split(/\s+/).filter(Boolean);
